import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneWords } from '#contract/forms/contact-details.ts';
import { ApiError } from '#server/http/api-error.ts';

/**
 * A number as it is dialled, without the zero of its own country. Length and country have to fit; whether somebody answers,
 * no rule tells.
 *
 * @throws ApiError `invalid` with words for the field
 */
export function dialledNumber(phone: string, field: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (number?.isPossible() !== true) throw new ApiError('invalid', phoneWords, { errors: { [field]: [phoneWords] } });
  return number.number;
}
