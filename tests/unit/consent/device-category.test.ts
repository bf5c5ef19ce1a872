import { expect, test } from 'vitest';
import { deviceCategory } from '#platform/analytics/site-event.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148';
const galaxyTab = 'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

test.each([
  [iPhone, 390, 'mobile'],
  [iPhone, 768, 'mobile'],
  [galaxyTab, 769, 'tablet'],
  [iPhone, 932, 'tablet'],
  [galaxyTab, 1280, 'tablet'],
  [desk, 1440, 'desktop'],
  [desk, 500, 'desktop'],
  ['', 320, 'desktop'],
])('%s at %i px is %s (B-169, B-171)', (agent, width, category) => {
  expect(deviceCategory({ agent, width })).toBe(category);
});
