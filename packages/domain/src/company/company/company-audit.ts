import { type NounAudit, visitor } from '../../base/audit/noun-audit.ts'

export const companyAudit: NounAudit = {
  things: { company: 'Company' },
  done: {
    'company/saveThemeColour': 'changed the company’s colour',
    'company/saveLogo': 'changed the company’s logo',
    'company/saveFavicon': 'changed the company’s browser tab icon',
    'company/saveDocument': 'added a document for verification',
    'company/removeDocument': 'removed a document for verification',
    'company/submitVerification': 'sent the company’s documents for verification',
    'company/updateAccount': 'changed the account settings',
    'company/saveSenderEmail': 'gave a new sender email',
    'company/resendSenderEmail': 'asked for the link to the sender email again',
    'company/verifySenderEmail': visitor('verified the sender email by its link'),
    'company/deactivateAccount': 'deactivated the company’s account',
    'login/updateCompany': 'changed the company profile',
  },
}
