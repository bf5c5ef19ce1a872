const mobileAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

/** On a mobile agent this wide or narrower it is a phone (B-171). */
const widestPhone = 768;

export type DeviceCategory = 'mobile' | 'tablet' | 'desktop';

/** `width` in CSS pixels. */
export function deviceCategory({ width, agent }: { width: number; agent: string }): DeviceCategory {
  if (!mobileAgent.test(agent)) return 'desktop';
  return width <= widestPhone ? 'mobile' : 'tablet';
}
