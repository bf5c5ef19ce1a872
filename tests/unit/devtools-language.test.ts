import { expect, onTestFinished, test } from 'vitest';
import { mendLanguage } from '#shell/devtools/devtools-panels.tsx';

function browserOf(language: string): void {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'language');
  });
}

test('a language that Intl refuses, as that of a browser in the POSIX locale, does not reach the devtools', () => {
  browserOf('en-US@posix');
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError);
  mendLanguage();
  expect(new Intl.NumberFormat(navigator.language).format(1)).toBe('1');
});

test('any other stays as it is', () => {
  browserOf('sw-KE');
  mendLanguage();
  expect(navigator.language).toBe('sw-KE');
});
