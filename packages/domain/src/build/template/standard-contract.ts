import type { DocumentText } from './document-block.ts'
import type { ContractTerm } from './template-content.ts'

/** What is agreed in nearly every contract between whoever provides an insurance and whoever sells it. */
export const standardTerms: readonly ContractTerm[] = [
  { name: 'start_date', label: 'Begins on', example: '1 January 2027' },
  { name: 'commission', label: 'Commission', example: '15 % of the premium without tax' },
  { name: 'notice', label: 'Notice to end it', example: '90 days' },
]

/** What a contract begins with: words to be put in place of, not advice. */
export const standardContract: DocumentText = {
  title: '{{agreementName}}',
  blocks: [
    { type: 'heading', id: 'brand', size: 'brand', text: '{{ourName}}' },
    { type: 'heading', id: 'title', size: 'title', text: '{{agreementName}}' },
    { type: 'heading', id: 'date', size: 'subtitle', text: 'Made on {{agreementDate}}' },
    {
      type: 'facts',
      id: 'us',
      title: 'The company',
      rows: [
        { label: 'Name', value: '{{ourName}}' },
        { label: 'Address', value: '{{ourAddress}}' },
        { label: 'Incorporated in', value: '{{ourCountry}}' },
        { label: 'Licence number', value: '{{ourLicence}}' },
      ],
    },
    {
      type: 'facts',
      id: 'partner',
      title: 'The partner',
      rows: [
        { label: 'Name', value: '{{partnerName}}' },
        { label: 'Country', value: '{{partnerCountry}}' },
        { label: 'Licence number', value: '{{partnerLicence}}' },
      ],
    },
    {
      type: 'facts',
      id: 'terms',
      title: 'What is agreed',
      rows: standardTerms.map(({ name, label }) => ({ label, value: `{{${name}}}` })),
    },
    {
      type: 'paragraph',
      id: 'execution',
      text: 'It binds both companies once each of them has executed it.',
    },
  ],
}
