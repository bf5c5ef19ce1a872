/** An original no photograph is made of; the message goes on after its name: why, and what to do. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}
