export const enquiriesHelp = `Enquiries and newsletter subscriptions that the website received.

  npm run enquiries -- list [--since <day>] [--until <day>] [--kind contact|custom-safari] [--undelivered]
      One line an enquiry, newest first. --undelivered shows those with a mail that waits or was given up, and the
      newsletter's mails that do, with the reason.

  npm run enquiries -- show <reference>
      Everything about one enquiry, and how its mails fared.

  npm run enquiries -- export [--since <day>] [--until <day>] [--subscribers] [--out <file>]
      A CSV table for spreadsheets: enquiries, or with --subscribers the confirmed newsletter addresses,
      each with the link that ends its subscription. Without --out it is printed.

  npm run enquiries -- erase <reference | email address> [--yes]
  npm run enquiries -- erase --before <day> [--yes]
      Removes enquiries with their mails; for an email address its newsletter subscription and its places on waiting
      lists too, and for --before everything received before that day. Without --yes it only says what it would remove.

  npm run enquiries -- retry [<reference>]
      Sends mails that were given up once more: those of one enquiry, or all.

  npm run enquiries -- retention [--clock-is-right]
      How long enquiries are kept, and how many the server will remove in the next 30 days. When the machine's clock is far
      from what the store knows, nothing is removed; --clock-is-right says that it is right all the same.

Days are written 2026-11-20 and are days of the office. The settings are those of the server (.env).
`;
