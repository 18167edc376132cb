//! Columns of strings, in every form that Arrow has for them.

use arrow_array::{Array, LargeStringArray, StringArray, StringViewArray, cast::AsArray};
use arrow_schema::DataType;

/// A column of strings, whatever its form.
pub(crate) enum Strings<'a> {
    /// Offsets of 32 bits.
    Small(&'a StringArray),
    /// Offsets of 64 bits.
    Large(&'a LargeStringArray),
    /// Short strings in place, long ones elsewhere.
    View(&'a StringViewArray),
    /// Numbers of the strings of another column; those of missing values mean nothing.
    Dictionary(&'a dyn Array, Vec<usize>, Box<Strings<'a>>),
    /// None of these.
    None,
}

impl<'a> Strings<'a> {
    /// Whether a column of this type holds strings.
    pub(crate) fn can_be(data_type: &DataType) -> bool {
        match data_type {
            DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
            DataType::Dictionary(_, values) => Self::can_be(values),
            _ => false,
        }
    }

    /// The strings of a column. Of one that holds none all are missing.
    pub(crate) fn of(column: &'a dyn Array) -> Self {
        match column.data_type() {
            DataType::Utf8 => Self::Small(column.as_string()),
            DataType::LargeUtf8 => Self::Large(column.as_string()),
            DataType::Utf8View => Self::View(column.as_string_view()),
            DataType::Dictionary(..) => {
                let dictionary = column.as_any_dictionary();
                if dictionary.values().is_empty() {
                    return Self::None;
                }
                let values = Self::of(dictionary.values());
                Self::Dictionary(column, dictionary.normalized_keys(), Box::new(values))
            }
            _ => Self::None,
        }
    }

    /// A string; none where the value is missing.
    pub(crate) fn get(&self, index: usize) -> Option<&'a str> {
        match self {
            Self::Small(column) => column.is_valid(index).then(|| column.value(index)),
            Self::Large(column) => column.is_valid(index).then(|| column.value(index)),
            Self::View(column) => column.is_valid(index).then(|| column.value(index)),
            Self::Dictionary(column, numbers, values) => {
                if column.is_null(index) {
                    return None;
                }
                values.get(numbers[index])
            }
            Self::None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrow_array::{DictionaryArray, types::Int8Type};

    #[test]
    fn every_form_holds_the_same() {
        let values = [Some("a"), None, Some("position"), Some("longer than twelve bytes"), Some("a")];
        let small: StringArray = values.into_iter().collect();
        let large: LargeStringArray = values.into_iter().collect();
        let view: StringViewArray = values.into_iter().collect();
        let dictionary: DictionaryArray<Int8Type> = values.into_iter().collect();
        for column in [&small as &dyn Array, &large, &view, &dictionary] {
            assert!(Strings::can_be(column.data_type()));
            let strings = Strings::of(column);
            assert_eq!([0, 1, 2, 3, 4].map(|index| strings.get(index)), values);
            let slice = column.slice(2, 3);
            assert_eq!(Strings::of(&slice).get(0), values[2]);
        }
        let missing: DictionaryArray<Int8Type> = [None::<&str>, None].into_iter().collect();
        assert_eq!(Strings::of(&missing).get(1), None);
    }
}
