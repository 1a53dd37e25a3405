import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: `These terms are the contract between ${provider.name} and the company that opens an account with ${provider.product}. They are for businesses. A signed agreement between the two takes precedence where it differs.`,
  sections: [
    {
      heading: '1. The contract',
      body: [
        'The contract begins when your company’s registration is confirmed. Whoever registers confirms that they may bind the company. The company is responsible for everyone who uses its account. The acceptable use policy, the privacy notice and the data processing terms form part of the contract.',
      ],
    },
    {
      heading: '2. What we provide',
      body: [
        'We provide the service as described in its documentation, within the limits of your plan, and support by email on working days. We may change the service to improve it, to keep it secure or to follow the law. We give at least 30 days’ notice of a change that removes something you rely on.',
      ],
    },
    {
      heading: '3. Trial, plans and payment',
      body: [
        'A trial is free and ends on the date shown in the account. Paid plans are billed monthly or yearly in advance and renew until cancelled. An upgrade takes effect at once and is charged pro rata; a downgrade takes effect after the current month. Use beyond the plan is charged at the published price.',
        'Prices exclude VAT. Invoices are due within 30 days. We may charge statutory interest on late payment, and may suspend publication of new products after a reminder and 14 days’ notice. Products that are live stay live during that time.',
      ],
    },
    {
      heading: '4. Your duties',
      body: [
        [
          'hold the authorisations your business needs, and tell us if they change',
          'check products, prices, texts and documents before you publish them',
          'treat customers fairly and handle their complaints and claims',
          'keep account details correct and credentials safe',
        ],
      ],
    },
    {
      heading: '5. Your content and data',
      body: [
        'What you upload or create stays yours. You give us the right to host, process and show it as far as the service needs. You confirm that you have the rights to it. You can export it while the contract lasts and for 30 days afterwards.',
        'We process personal data of your customers only on your documented instructions, with the security described in our security statement, with sub-processors you are told about, and with help in answering the requests of individuals and regulators. You, your auditors and your regulators may have effective access to the records and premises that concern the service you outsource to us.',
      ],
    },
    {
      heading: '6. Our rights',
      body: [
        'The service, its software and its documentation are ours or our licensors’. You receive a right to use them for your own business while the contract lasts; it is not exclusive and cannot be transferred. We may use your suggestions freely.',
      ],
    },
    {
      heading: '7. Confidentiality',
      body: [
        'Each side keeps the other’s confidential information secret, uses it only for the contract, and protects it as its own. This lasts for five years after the end, and for personal data as long as it is held.',
      ],
    },
    {
      heading: '8. Liability',
      body: [
        'Nothing limits liability for death or personal injury caused by negligence, for fraud, or where the law forbids it. Otherwise neither side is liable for loss of profit, of goodwill or for indirect loss, and the liability of each side in a contract year is limited to the greater of 100,000 pounds and the fees paid in that year. You are liable for the insurance you sell; we are not a party to it.',
      ],
    },
    {
      heading: '9. Term and end',
      body: [
        'You may end the contract at the end of a billing period. Either side may end it with 30 days’ notice, or at once for a serious breach that is not put right within 14 days of being asked, or for insolvency. At the end we help you to take products offline in an orderly way so that customers in force are not harmed, and delete or return data as the data processing terms say.',
      ],
    },
    {
      heading: '10. General',
      body: [
        'We may change these terms with 30 days’ notice; you may end the contract before the change takes effect. Neither side may assign the contract without consent, which is not unreasonably withheld. If a term is invalid the rest stands. Nobody else may enforce the contract under the Contracts (Rights of Third Parties) Act 1999. The law of England and Wales applies and its courts decide.',
        `Notices to us go to ${provider.supportEmail} and to the registered office; notices to you go to the primary user.`,
      ],
    },
  ],
}
