/**
 * What every member of a company may do whatever their permissions are, and why: it is their own, or the frame of the
 * studio stands on it. Everything else asks for a permission; a sweep finds a call that stands here or there alone.
 */
export const openToMembers: Readonly<Record<string, string>> = {
  'identity/getUser': 'who one is signed in as',
  'identity/signOut': "one's own session",
  'identity/getSignIns': "where one's own sessions are",
  'identity/endSession': "one's own session",
  'identity/forgetDevice': "one's own device",
  'identity/signOutEverywhere': "one's own sessions",
  'identity/forgetPassword': "one's own password",
  'identity/changeEmail': "one's own address",
  'identity/updatePassword': "one's own password",
  'login/getUserData': "one's own name, company and permissions: the studio shows what they open",
  'login/updateUserData': "one's own name and title",
  'login/saveIpAddressInfo': "where one's own session is",
  'login/referenceNumber': 'what anyone quotes to support',
  'login/getCompanyUpgradeStatus': 'until when anyone of the company can sign in',
  'login/getZendeskToken': 'asking for help',
  'support/sendRequest': 'asking for help',
  'message/listNotifications': "one's own news",
  'message/markRead': "one's own news",
  'payment/savePassOrAvatar': "one's own picture",
  'payment/getPassOrAvatar': "one's own picture",
  'payment/getSubscribePlan': 'what the company has: the frame of the studio shows it',
  'payment/isSubscribe': 'whether the company pays, as the frame of the studio shows it',
  'payment/getSubscriptionDetails': 'what the plan allows and what is used of it: the foot of the navigation shows it',
  'company/getSetUp': 'answers of each step only to whoever may do it',
  'search/findRecords': 'finds of each kind only what one may read',
  'upload/uploadFile': 'asks for the permission that the purpose of the file needs',
  'upload/getSignedUrl': 'asks for the permission that the purpose of the file needs',
}
