import {
  Account,
  AccountForm,
  Deactivated,
  DeactivationForm,
  SenderEmailForm,
  SenderEmailLink,
  VerifiedSender,
} from '@coverwright/domain/company/account/account'
import { Company } from '@coverwright/domain/company/company/company'
import {
  CompanyProfile,
  FaviconForm,
  LogoForm,
  ThemeColourForm,
} from '@coverwright/domain/company/company/company-profile'
import { SetUp } from '@coverwright/domain/company/company/set-up'
import { DocumentForm, DocumentRef, VerificationDocument } from '@coverwright/domain/company/verification/verification'
import { z } from 'zod'
import { anyone, call, can, group, member } from '../call.ts'

const nothing = z.strictObject({})

export const company = group('company', {
  /** How the studio looks for everyone in the company, from the next moment on. */
  saveThemeColour: call({ access: can('company-profile'), audit: true, input: ThemeColourForm, output: Company }),
  saveLogo: call({
    access: can('company-profile'),
    audit: true,
    input: LogoForm,
    output: Company,
    errors: ['file.not-found'],
  }),
  saveFavicon: call({
    access: can('company-profile'),
    audit: true,
    input: FaviconForm,
    output: Company,
    errors: ['file.not-found'],
  }),

  // Showing that the company is one.
  listDocuments: call({ access: can('company-profile'), input: nothing, output: z.array(VerificationDocument) }),
  saveDocument: call({
    access: can('company-profile'),
    audit: true,
    input: DocumentForm,
    output: z.array(VerificationDocument),
    errors: ['file.not-found'],
  }),
  removeDocument: call({
    access: can('company-profile'),
    audit: true,
    input: DocumentRef,
    output: z.array(VerificationDocument),
  }),
  submitVerification: call({
    access: can('company-profile'),
    audit: true,
    input: nothing,
    output: CompanyProfile,
    errors: ['verification.incomplete', 'verification.under-review', 'verification.decided'],
  }),

  // The account.
  getAccount: call({ access: can('manage-account'), input: nothing, output: Account }),
  updateAccount: call({ access: can('manage-account'), audit: true, input: AccountForm, output: Account }),
  saveSenderEmail: call({
    access: can('manage-account'),
    audit: true,
    input: SenderEmailForm,
    output: Account,
    errors: ['account.sent-lately'],
  }),
  /** The link once more, to the same address. */
  resendSenderEmail: call({
    access: can('manage-account'),
    audit: true,
    input: nothing,
    output: Account,
    errors: ['account.no-sender-email', 'account.sender-ready', 'account.sent-lately'],
  }),
  verifySenderEmail: call({
    access: anyone,
    audit: true,
    input: SenderEmailLink,
    output: VerifiedSender,
    errors: ['account.sender-failed', 'account.sender-link-expired'],
  }),
  deactivateAccount: call({
    access: can('deactivate-account'),
    audit: true,
    input: DeactivationForm,
    output: Deactivated,
    errors: ['account.password-incorrect', 'session.account-rests', 'company.still-published'],
  }),

  /** What is set up and what is not. */
  getSetUp: call({ access: member, input: nothing, output: SetUp }),
})
