/** Some browsers and phones open no longer one, or with the text cut off. */
export const longestWhatsappAddress = 2000;

/** Opens a chat with this number (a plus and digits) and this text in it, to be sent by a press. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}
