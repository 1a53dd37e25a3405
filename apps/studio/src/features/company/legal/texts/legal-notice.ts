import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: 'Who operates this service, how it is regulated, and how to reach us or to complain.',
  sections: [
    {
      heading: '1. The operator',
      body: [
        `${provider.product} is operated by ${provider.name}, a private company limited by shares and registered in England and Wales.`,
        [
          `Company number: ${provider.companyNumber}`,
          `Registered office: ${provider.registeredOffice}`,
          `VAT registration: ${provider.vatNumber}`,
          `Data protection registration with the Information Commissioner’s Office: ${provider.dataProtectionRegistration}`,
          `General enquiries: ${provider.supportEmail}`,
        ],
      ],
    },
    {
      heading: '2. Regulation',
      body: [
        `${provider.name} is authorised and regulated by the Financial Conduct Authority. Firm reference number: ${provider.firmReferenceNumber}. You can check a firm on the Financial Services Register at register.fca.org.uk or by calling the Financial Conduct Authority on 0800 111 6768.`,
        'Insurance products that are designed and published with the service are manufactured and distributed by the insurers, managing general agents and brokers named on the pages and documents of each product. They hold their own permissions and are responsible for their products. Our authorisation does not cover their activities, and the appearance of a product on the service is not a recommendation by us.',
      ],
    },
    {
      heading: '3. No advice',
      body: [
        'Information on this service helps professional users to operate it. It is not financial, legal, actuarial or tax advice, and it is not an offer of insurance to the public. Examples, templates and sample products are starting points; whoever publishes them must check that they are correct and suitable for their customers.',
      ],
    },
    {
      heading: '4. Accuracy and availability',
      body: [
        'We take care that what we publish is correct when it is published and that the service is available. We announce planned maintenance in advance. Except where our contract with you says otherwise, or where liability cannot be limited by law, we do not promise that the service is free of interruption or error.',
      ],
    },
    {
      heading: '5. Intellectual property',
      body: [
        `The name ${provider.product}, its marks, its texts and its design belong to ${provider.name} or are used under licence. What companies upload or create with the service remains theirs or their licensors’. Open source components are used under their own licences, which are distributed with the software.`,
        'If you believe that material on the service infringes your rights, write to us with enough detail to find it: what the right is, who holds it, and the address of the page.',
      ],
    },
    {
      heading: '6. Links',
      body: [
        'Pages may link to sites that we do not operate, such as a payment provider, a register or a partner’s own site. We are not responsible for their content. Their own terms and privacy notices apply there.',
      ],
    },
    {
      heading: '7. Complaints',
      body: [
        `If you are dissatisfied with our service, write to ${provider.complaintsEmail} or to the registered office, and tell us what happened and what would put it right. We acknowledge complaints promptly, investigate them impartially, and send a final response within eight weeks.`,
        'If you are an eligible complainant and remain dissatisfied, you may refer the matter to the Financial Ombudsman Service within six months of our final response: Exchange Tower, London E14 9SR, telephone 0800 023 4567, financial-ombudsman.org.uk. The ombudsman is free of charge for those who complain.',
        'A complaint about an insurance policy goes first to the insurer or broker named in its documents. If it reaches us by mistake we pass it on and tell you.',
      ],
    },
    {
      heading: '8. Compensation',
      body: [
        'The Financial Services Compensation Scheme may cover customers of an authorised firm that cannot meet its obligations. Whether it applies depends on the kind of business and on who claims. Details are at fscs.org.uk or 0800 678 1100.',
      ],
    },
    {
      heading: '9. Law',
      body: [
        'This notice is governed by the law of England and Wales, and its courts have jurisdiction. Consumers keep the protection of the mandatory law of the place where they live.',
      ],
    },
  ],
}
