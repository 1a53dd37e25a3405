// Written by `npm run gather` from apps/studio/src/**/*.screens.ts: do not edit.
import type { Screen } from '../core/screens/screen.ts'
import { appMemberScreens } from '../features/assist/app-member/app-member.screens.ts'
import { examScreens } from '../features/assist/exam/exam.screens.ts'
import { examLevelScreens } from '../features/assist/exam-level/exam-level.screens.ts'
import { hubFolderScreens } from '../features/assist/hub-folder/hub-folder.screens.ts'
import { postScreens } from '../features/assist/post/post.screens.ts'
import { bodyScreens } from '../features/build/body/body.screens.ts'
import { companyDocumentScreens } from '../features/build/company-document/company-document.screens.ts'
import { componentScreens } from '../features/build/component/component.screens.ts'
import { connectorScreens } from '../features/build/connector/connector.screens.ts'
import { dataSourceScreens } from '../features/build/data-source/data-source.screens.ts'
import { exchangeScreens } from '../features/build/exchange/exchange.screens.ts'
import { flowScreens } from '../features/build/flow/flow.screens.ts'
import { fontScreens } from '../features/build/font/font.screens.ts'
import { pageEditorScreens } from '../features/build/page-editor/page-editor.screens.ts'
import { paperworkScreens } from '../features/build/paperwork/paperwork.screens.ts'
import { photoScreens } from '../features/build/photo/photo.screens.ts'
import { policyNumberScreens } from '../features/build/policy-number/policy-number.screens.ts'
import { preBuildScreens } from '../features/build/pre-build/pre-build.screens.ts'
import { productScreens } from '../features/build/product/product.screens.ts'
import { productBoardScreens } from '../features/build/product-board/product-board.screens.ts'
import { templateScreens } from '../features/build/template/template.screens.ts'
import { accountScreens } from '../features/company/account/account.screens.ts'
import { agentScreens } from '../features/company/agent/agent.screens.ts'
import { agreementScreens } from '../features/company/agreement/agreement.screens.ts'
import { articleScreens } from '../features/company/article/article.screens.ts'
import { companyScreens } from '../features/company/company/company.screens.ts'
import { contactScreens } from '../features/company/contact/contact.screens.ts'
import { invitationScreens } from '../features/company/invitation/invitation.screens.ts'
import { legalScreens } from '../features/company/legal/legal.screens.ts'
import { memberScreens } from '../features/company/member/member.screens.ts'
import { partnerScreens } from '../features/company/partner/partner.screens.ts'
import { passwordResetScreens } from '../features/company/password-reset/password-reset.screens.ts'
import { planScreens } from '../features/company/plan/plan.screens.ts'
import { primaryTransferScreens } from '../features/company/primary-transfer/primary-transfer.screens.ts'
import { registrationScreens } from '../features/company/registration/registration.screens.ts'
import { sessionScreens } from '../features/company/session/session.screens.ts'
import { supportScreens } from '../features/company/support/support.screens.ts'
import { versionScreens } from '../features/company/version/version.screens.ts'
import { homeScreens } from '../features/insight/home/home.screens.ts'
import { statisticsScreens } from '../features/insight/statistics/statistics.screens.ts'
import { domainScreens } from '../features/publish/domain/domain.screens.ts'
import { gatewayScreens } from '../features/publish/gateway/gateway.screens.ts'
import { maintenanceScreens } from '../features/publish/maintenance/maintenance.screens.ts'
import { primaryProductScreens } from '../features/publish/primary-product/primary-product.screens.ts'
import { publisherScreens } from '../features/publish/publisher/publisher.screens.ts'
import { automationScreens } from '../features/reach/automation/automation.screens.ts'
import { ownEventScreens } from '../features/reach/own-event/own-event.screens.ts'
import { webhookScreens } from '../features/reach/webhook/webhook.screens.ts'
import { agentPageScreens } from '../features/sell/agent-page/agent-page.screens.ts'
import { channelScreens } from '../features/sell/channel/channel.screens.ts'
import { customerScreens } from '../features/sell/customer/customer.screens.ts'
import { referralScreens } from '../features/sell/referral/referral.screens.ts'
import { transactionScreens } from '../features/sell/transaction/transaction.screens.ts'
import { vehicleApprovalScreens } from '../features/sell/vehicle-approval/vehicle-approval.screens.ts'
import { edgeScreens } from './edge/edge.screens.ts'
import { settingScreens } from './setting/setting.screens.ts'

/** Every screen of the studio. */
export const catalogue: readonly Screen[] = [
  ...accountScreens,
  ...agentPageScreens,
  ...agentScreens,
  ...agreementScreens,
  ...appMemberScreens,
  ...articleScreens,
  ...automationScreens,
  ...bodyScreens,
  ...channelScreens,
  ...companyDocumentScreens,
  ...companyScreens,
  ...componentScreens,
  ...connectorScreens,
  ...contactScreens,
  ...customerScreens,
  ...dataSourceScreens,
  ...domainScreens,
  ...edgeScreens,
  ...examLevelScreens,
  ...examScreens,
  ...exchangeScreens,
  ...flowScreens,
  ...fontScreens,
  ...gatewayScreens,
  ...homeScreens,
  ...hubFolderScreens,
  ...invitationScreens,
  ...legalScreens,
  ...maintenanceScreens,
  ...memberScreens,
  ...ownEventScreens,
  ...pageEditorScreens,
  ...paperworkScreens,
  ...partnerScreens,
  ...passwordResetScreens,
  ...photoScreens,
  ...planScreens,
  ...policyNumberScreens,
  ...postScreens,
  ...preBuildScreens,
  ...primaryProductScreens,
  ...primaryTransferScreens,
  ...productBoardScreens,
  ...productScreens,
  ...publisherScreens,
  ...referralScreens,
  ...registrationScreens,
  ...sessionScreens,
  ...settingScreens,
  ...statisticsScreens,
  ...supportScreens,
  ...templateScreens,
  ...transactionScreens,
  ...vehicleApprovalScreens,
  ...versionScreens,
  ...webhookScreens,
]
