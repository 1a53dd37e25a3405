import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: `This policy says what ${provider.product} may be used for and what it may not. It applies to every company with an account, to everyone who signs in for that company, and to whatever they publish with it.`,
  sections: [
    {
      heading: '1. What the service is for',
      body: [
        `${provider.product} is a tool for insurers, managing general agents, brokers and their partners to design, configure, publish and sell insurance products. Use it for that purpose, within the permissions your company has given you and within the law of every country in which you sell.`,
        'You are responsible for the products, pages, messages and documents you publish. We provide the tool; you remain the manufacturer or the distributor of the insurance.',
      ],
    },
    {
      heading: '2. Selling insurance fairly',
      body: [
        'Where you sell to customers in the United Kingdom you must hold the permissions that activity needs under the Financial Services and Markets Act 2000, or act for a firm that holds them. In particular you must not use the service to:',
        [
          'offer, arrange or effect insurance without the authorisation or exemption required for it',
          'publish information that is unclear, unfair or misleading, or hide the price, the excess, an exclusion or the right to cancel',
          'pre-select optional cover, add time pressure that is not real, or make it harder to leave than to join',
          'price, select or refuse customers in a way that the Equality Act 2010 or the rules on general insurance pricing forbid',
          'omit the documents a customer must receive before buying, such as the insurance product information document',
        ],
      ],
    },
    {
      heading: '3. What is never allowed',
      body: [
        'You must not use the service, or let anyone use it through your account, to:',
        [
          'break the law, commit or assist fraud, launder money or evade sanctions',
          'upload material that infringes the rights of others, or that is defamatory, obscene, hateful or threatening',
          'send unsolicited marketing, or contact people who have not agreed to it where the law asks for agreement',
          'upload malicious code, or try to gain access to accounts, data or systems that are not yours',
          'probe, scan or load-test the service without our written agreement, or avoid a limit it sets',
          'collect data about customers beyond what the product you sell needs',
          'resell the service, or copy it in order to build a competing one, except as your contract allows',
        ],
      ],
    },
    {
      heading: '4. Accounts and permissions',
      body: [
        'Every person signs in with an account of their own. Do not share passwords, codes or devices that are trusted for sign-in. The primary user of a company decides who may do what, and must remove people promptly when they leave.',
        'Keys and secrets for connected systems belong on servers. Do not place them in published pages, in messages or in files that others can read.',
      ],
    },
    {
      heading: '5. Fair use of shared capacity',
      body: [
        'The service is shared. We apply limits to requests, uploads, messages and live products so that one user cannot slow down the rest. Automated use must go through the published interfaces, identify itself and respect the limits it is told.',
      ],
    },
    {
      heading: '6. What we do about breaches',
      body: [
        'If we have good reason to believe that this policy is broken we may ask you to stop, remove or take offline the material concerned, or suspend an account. We act in proportion, tell the primary user what we did and why, and restore access when the cause is removed. Where customers, other companies or the service are at immediate risk we may act first and explain afterwards.',
        'We may report suspected crime to the authorities, and we must comply with lawful orders.',
      ],
    },
    {
      heading: '7. Telling us about misuse',
      body: [
        `Report misuse to ${provider.supportEmail} and security problems to ${provider.securityEmail}. Say what you saw, where and when; a link or a reference number helps. We acknowledge reports within two working days.`,
      ],
    },
  ],
}
