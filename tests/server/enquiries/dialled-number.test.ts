import { expect, test } from 'vitest';
import { tidyPhone } from '#contract/forms/contact-details.ts';
import { dialledNumber } from '#server/enquiries/dialled-number.ts';

test.each([
  ['+254700000000', '+254700000000'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['+39 06 6982 0000', '+390669820000'],
  ['+1 (415) 555-0132', '+14155550132'],
])('%s is dialled %s', (written, number) => {
  expect(dialledNumber(tidyPhone(written), 'phone')).toBe(number);
});

test.each(['+2547000', '+4420', '+999123456789', '+11111111111111111111'])(
  '%s cannot be a number, which is said in words (B-292)',
  (phone) => {
    expect(() => dialledNumber(phone, 'contact.phone')).toThrow('Please enter the number with its country code');
  },
);
