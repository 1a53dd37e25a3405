/**
 * Every message the specification words, once, by its key. Its spelling is kept: people are trained on it and
 * support searches for it. What may be said besides (where, why, what to do next) stands under it, never in its place.
 */
export const messages = {
  // Forms
  required: 'The field is required',
  requiredInformation: 'Please type in the required information before you proceed.',
  alreadyExists: 'already exists',
  dataNameTaken: 'This Dataname already exists !',
  passwordsDiffer: "These password don't match. Try again?",
  passwordFormat: 'Incorrect password format',
  emailMissing: 'Please input your email',
  passwordMissing: 'Please input your password',
  emailIncorrect: 'Sorry , Please enter the correct Email',
  emailNotValid: 'Email is not valid.',
  emailProviderRefused:
    "Sorry , we don't allow email addresses from free email providers or unverified email providers . Please try another email account",
  // Calls
  limitExceeded: 'Operation limit exceed, please try again later',
  yourLimitExceeded: 'Your operation limit exceed, please try again later',
  userAbsent: 'User does not exist.',
  userNotFound: 'The user could not be found!',
  parameterException: 'Parameter exception',
  serverError: 'Server error',
  requestFailed: 'Request failed. Please refresh again.',
  requestTimedOut: 'Request timed out. Please try again later.',
  timedOut: 'Timed out, Please login again!',
  saveFailed: 'Save failed!',
  somethingFailed: 'Something failed!',
  networkBusy: 'Network is busy, try again!',
  loadingFailed: 'Loading failed, please try again!',
  copyFailed: 'Copy failed',
  // Signing in
  signInIncorrect: 'The email address or password you entered is incorrect. Please try again.',
  passwordIncorrect: 'Password incorrect!',
  emailUnverified: 'Email is not yet verified. Please verify your email address!',
  linkExpired: 'Link expired',
  inviteLinkExpired: 'The link expired. Please ask your colleague to send you the link again.',
  codeExpired: 'Verification code expired, please resend',
  codeInvalid: 'Invalid verification code, please re-enter',
  loginExpired: 'Login expired, Please login again',
  loginAgain: 'Please Login again!',
  loggedOut: 'Account has been logged out, please login again',
  // Registration
  alreadyConfirmed: 'User cannot be confirmed. Current status is CONFIRMED',
  companyRegistered: 'Your company is already registered',
  companyOrUsernameIncorrect: 'Incorrect company name or username. Please check and try again.',
  verificationFailed: 'Something wrong happened. Failed to execute verification process',
  emailRegistered: 'Email has been registered.',
  // Payment
  paymentFailed: 'PAYMENT FAILED',
  paymentUnsuccessful: 'Your payment is unsuccessful, please try again.',
  paymentNotSetUp: 'Please set up payment first',
  orderPaid: 'The order has been paid',
  // Products and partners
  productNotLaunched: 'Your Product did not launch...try again in 5 minutes',
  insurerNameWrong: 'Sorry! Your Insurer Name is wrong, please try again.',
  wrongPartner: 'Please invite the correct partner!',
  securityKeyIncorrect: 'Security key incorrect!',
  // Files and data
  fileFormat: 'Invalid file format.',
  pageCountMissing: 'Page Count Missing',
  documentRefused: 'Document does not comply!',
  tableKeyword: 'Upload Table Data Keyword Error',
  tableMapping: 'Mapping Error',
  noUnderwritingQuestion: 'No underwriting question',
  // Knowledge hub
  adminLimit: 'Admin Limit Reached',
} as const

export type MessageKey = keyof typeof messages
