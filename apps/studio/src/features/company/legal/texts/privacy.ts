import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: `This notice explains which personal data ${provider.name} uses when you use ${provider.product}, why, for how long, and what rights you have under the UK General Data Protection Regulation and the Data Protection Act 2018.`,
  sections: [
    {
      heading: '1. Who is responsible',
      body: [
        `For the accounts of people who work with the service, for our contracts and for our own website we are the controller. Our details are in the legal notice; questions about privacy reach our data protection officer at ${provider.privacyEmail}.`,
        'For data about customers who obtain a quote or buy a policy through a product, the insurer or broker that offers the product is the controller. We process that data for them, on their instructions and under a written contract. Their own privacy notice is published with their product; ask them first about that data. We pass on requests that reach us.',
      ],
    },
    {
      heading: '2. What we use',
      body: [
        [
          'Identity and contact: name, business email, telephone number, job title, company, picture if you add one',
          'Account: role, permissions, settings, language, devices known for sign-in',
          'Security: sign-in times, network address, browser type, codes requested, failed attempts',
          'Activity: what was created, changed or published, and when, in the audit record of your company',
          'Communication: what you write to support, and messages the service sends to you',
          'Billing: company billing details, plan, invoices and payment state; card details stay with the payment provider',
        ],
        'We obtain it from you, from the colleague who invited you, and from your use of the service. We do not ask for special category data about you.',
      ],
    },
    {
      heading: '3. Why, and on what basis',
      body: [
        [
          'To provide the account and the service: performance of the contract with your company, and our legitimate interest in serving its staff',
          'To keep the service secure and to find misuse: legitimate interest in protecting users, companies and customers',
          'To keep audit and accounting records and to answer regulators: legal obligation',
          'To improve the service with figures about its use: legitimate interest, with data reduced to what the figure needs',
          'To send news about the service: legitimate interest or consent; every message lets you stop it',
        ],
        'We do not sell personal data and make no decision about you by automated means alone that has legal or similarly significant effects.',
      ],
    },
    {
      heading: '4. Who receives it',
      body: [
        'People in your company who have the permission to see it; suppliers who host, deliver messages, take payments or give support for us under contract; professional advisers; and authorities where the law requires it. A list of the suppliers that process data for us is available on request.',
      ],
    },
    {
      heading: '5. Where it is',
      body: [
        'We store data in the United Kingdom. If a supplier processes it elsewhere we rely on UK adequacy regulations or on the International Data Transfer Agreement, after an assessment of the risk. Ask us for a copy of the safeguards.',
      ],
    },
    {
      heading: '6. How long we keep it',
      body: [
        [
          'Account data: while the account exists, then twelve months in backups',
          'Notifications: seven days',
          'Sign-in and security logs: twelve months',
          'Audit, contract and billing records: seven years after the end of the contract',
          'Vehicle pictures and videos sent for approval: eighteen months when approved, sixty days when rejected, as the insurer instructs',
          'Support conversations: two years',
        ],
      ],
    },
    {
      heading: '7. Your rights',
      body: [
        'You may ask for access to your data, for its correction or erasure, for restriction, and for a portable copy; you may object to processing that rests on legitimate interests, and withdraw consent at any time. Much of it you can change yourself in your profile. We answer within one month and charge nothing for reasonable requests. We may need to confirm who you are.',
        `Write to ${provider.privacyEmail}. If you are not satisfied you may complain to the Information Commissioner’s Office: Wycliffe House, Water Lane, Wilmslow SK9 5AF, telephone 0303 123 1113, ico.org.uk.`,
      ],
    },
    {
      heading: '8. Changes',
      body: [
        'When this notice changes we publish the new text here with its date, and tell account holders in advance if the change is significant.',
      ],
    },
  ],
}
