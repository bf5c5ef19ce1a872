/** Opens a chat with this number (a plus and digits) and this text in it, to be sent by a press. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}
