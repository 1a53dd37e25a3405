import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: `This statement describes how ${provider.name} protects ${provider.product} and the data kept in it, what we expect of you, and how to report a weakness.`,
  sections: [
    {
      heading: '1. Responsibility',
      body: [
        'A member of our senior management is responsible for information security and reports to the board. Security requirements are part of how we design, change and buy. Staff are vetted before they are given access, trained when they join and every year, and bound to confidentiality.',
      ],
    },
    {
      heading: '2. Separation of companies',
      body: [
        'Each company sees its own data and no one else’s. The separation is enforced in the database itself, under every request, and not only by the screens. Tests try every call of the service with the identifiers of other companies and fail a release in which a single one answers.',
        'What a person may do follows from the role and permissions their company gives them. The check is made on the server for every request.',
      ],
    },
    {
      heading: '3. Signing in',
      body: [
        'Passwords are stored only as salted hashes made by an algorithm that is slow by design. A sign-in from a device we do not know asks for a code sent to the account’s email address. Codes expire after minutes, work once, and allow few attempts. A session ends when it is signed out, when it has been hidden for twelve hours, and when its token can no longer be refreshed.',
      ],
    },
    {
      heading: '4. Data in transit and at rest',
      body: [
        'Connections are encrypted with current versions of TLS. Requests from the studio are signed, carry a time stamp and are refused when they are too old. Stored data and backups are encrypted by the storage they rest on. Card numbers never reach our servers: payments are taken on pages of the payment provider.',
        'Files are checked by their content and not by their name, are stored under generated names, and are handed out only through links that expire.',
      ],
    },
    {
      heading: '5. Change, monitoring and audit',
      body: [
        'Every change to the software is reviewed and tested automatically before release. Every change to data made through the service leaves an audit entry that says who did what and when; without it the change is not made. We keep operational logs, watch them for signs of misuse, and keep personal data out of them where we can.',
        'Independent specialists test the service at least once a year. We correct what they find in an order set by risk.',
      ],
    },
    {
      heading: '6. Continuity',
      body: [
        'Data is backed up daily and the restoration of backups is exercised. Backups of deactivated accounts are kept for twelve months. Important business services, their tolerances and the plans to stay within them are reviewed every year, in line with what our regulators expect of operational resilience.',
      ],
    },
    {
      heading: '7. Incidents',
      body: [
        'We keep a plan for security incidents and practise it. If an incident affects personal data that we process for you, we tell the primary user of your account without undue delay and with the facts you need for your own duties, including the notification of the Information Commissioner’s Office within 72 hours where it applies. We follow up with the cause and what we changed.',
      ],
    },
    {
      heading: '8. Your part',
      body: [
        'Security is shared. You protect it when you:',
        [
          'use a password that is used nowhere else, and keep the mailbox behind your account safe',
          'give each person their own account and no more permission than their work needs',
          'remove access on the day someone leaves or changes roles',
          'check the address bar before you type a password, and report messages that only look as if they were ours',
        ],
      ],
    },
    {
      heading: '9. Reporting a weakness',
      body: [
        `If you believe you have found a weakness, write to ${provider.securityEmail}. Describe the steps to see it. Do not read, change or keep data that is not yours, and give us a reasonable time to correct it before you speak about it in public. We confirm receipt within two working days, tell you what we intend to do, and take no legal action against anyone who acts in good faith and within these lines.`,
      ],
    },
  ],
}
