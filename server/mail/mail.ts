/** One mail, ready to be sent. */
export interface Mail {
  /** Its name in the outbox; the Message-ID and the file's name are made of it. */
  messageId: string;
  to: Mailbox;
  /** The traveller, in what the staff receive; the operator's desk, in what a traveller receives. */
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** The names of the mails it follows, oldest first, so that a mail program shows all as one conversation. */
  follows?: string[];
  /** A person wrote it, and not a program. */
  isByHand?: true;
  /** An address that ends the subscription when it is posted to (RFC 8058). */
  unsubscribeUrl?: string;
  date: Date;
}

/** `address` has passed `isMailable`; `name` is a single line. */
export interface Mailbox {
  name?: string;
  address: string;
}

/** Delivers one mail at a time, or fails with a DeliveryError. */
export interface MailTransport {
  /** How long a delivery may take before another process may take the mail over, in milliseconds. */
  leaseMs: number;
  deliver(mail: Mail): Promise<void>;
  /** Undoes a delivery whose subject was erased meanwhile, where that can be done. */
  retract?(messageId: string): Promise<void>;
  close(): void;
}

/** A mail is not to go yet: no failure of it. */
export class MailWaits extends Error {
  override name = 'MailWaits';
  readonly until: Date;

  constructor(until: Date) {
    super('The mail waits');
    this.until = until;
  }
}

/** A mail was not delivered. The message is in words for the staff and names no person: it is logged, too. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The receiving side said no for good: trying again would hear the same. */
  readonly permanent: boolean;

  constructor(message: string, { permanent }: { permanent: boolean }) {
    super(message);
    this.permanent = permanent;
  }
}
