import { escaped } from '#platform/html.ts';
import { words } from '#words.ts';
import type { Mail } from './mail.ts';

/** Links to unsubscribe. */
type Unsubscribe = {
  readonly label: string;
  readonly link: string; // URL of a page
  readonly call: string; // URL that a mail program calls (RFC 8058)
};

/** Returns the links to unsubscribe from mails about games. */
export const stopLinks = (publicUrl: URL, stopToken: string): Unsubscribe => ({
  label: words.mails.stop,
  link: new URL(`/reminders/off/${stopToken}`, publicUrl).href,
  call: new URL(`/api/reminders/off/${stopToken}`, publicUrl).href,
});

/** A mail to a player as plain text, before its layout. */
export type Letter = {
  readonly to: string;
  readonly username: string;
  readonly subject: string;
  readonly lines: readonly string[]; // one paragraph each
  readonly label: string; // of the link
  readonly link: string;
  readonly close: string;
  readonly stop?: Unsubscribe;
  readonly about?: readonly (string | null)[]; // ids of the other users that it names; null: deleted
};

/** Renders a letter as text, and as HTML for old mail programs. */
export function letter(written: Letter): Mail {
  const { to, username, subject, lines, label, link, close, stop, about = [] } = written;
  const greeting = words.mails.greeting(username);
  const text = [greeting, ...lines, `${label}:\n${link}`, close, words.mails.signature];
  if (stop) text.push(`${stop.label}:\n${stop.link}`);
  const paragraphs = [greeting, ...lines].map((line) => paragraph(line)).join('');
  const html = page(
    subject,
    `${paragraphs}${button(label, link)}${paragraph(close, '#5c5546')}${stop ? quiet(stop) : ''}`,
  );
  return {
    to,
    subject,
    text: text.join('\n\n'),
    html,
    ...(stop && { headers: headersOf(stop) }),
    about: about.filter((userId) => userId !== null),
  };
}

const paragraph = (line: string, colour = '#1a1813') =>
  `<p style="margin:0 0 16px;color:${colour}">${escaped(line)}</p>`;

const button = (label: string, link: string) =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;` +
  `border-radius:14px;background:#0a6538;color:#ffffff;font-weight:bold;text-decoration:none">` +
  `${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:#5c5546;word-break:break-all">${escaped(link)}</p>`;

const quiet = ({ label, link }: Unsubscribe) =>
  `<p style="margin:0;font-size:13px"><a href="${escaped(link)}" style="color:#5c5546">${escaped(label)}</a></p>`;

const headersOf = ({ call }: Unsubscribe) => ({
  'List-Unsubscribe': `<${call}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const page = (title: string, body: string) => `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f2e8;font:16px/24px Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" style="max-width:520px;margin:0 auto;border-collapse:collapse;table-layout:fixed;word-wrap:break-word">
<tr><td style="padding:20px 32px;border-radius:20px 20px 0 0;background:#141310;color:#f5eedd;font-weight:bold">
<span style="color:#c4222f">&bull;&bull;&bull;</span>&nbsp; Tres Dardos</td></tr>
<tr><td style="padding:32px;border-radius:0 0 20px 20px;background:#fffdf8">${body}</td></tr>
</table>
</body>
</html>
`;
