// Written by `npm run gather` from apps/studio/src/**/*.screens.ts: do not edit.
import type { Screen } from '../core/screens/screen.ts'
import { assistantScreens } from './../features/assist/assistant/assistant.screens.ts'
import { bodyScreens } from './../features/build/body/body.screens.ts'
import { connectorScreens } from './../features/build/connector/connector.screens.ts'
import { designerScreens } from './../features/build/designer/designer.screens.ts'
import { paperworkScreens } from './../features/build/paperwork/paperwork.screens.ts'
import { policyNumberScreens } from './../features/build/policy-number/policy-number.screens.ts'
import { productScreens } from './../features/build/product/product.screens.ts'
import { shellDesignScreens } from './../features/build/shell-design/shell-design.screens.ts'
import { templateScreens } from './../features/build/template/template.screens.ts'
import { agreementScreens } from './../features/company/agreement/agreement.screens.ts'
import { companyScreens } from './../features/company/company/company.screens.ts'
import { invitationScreens } from './../features/company/invitation/invitation.screens.ts'
import { legalScreens } from './../features/company/legal/legal.screens.ts'
import { memberScreens } from './../features/company/member/member.screens.ts'
import { partnerScreens } from './../features/company/partner/partner.screens.ts'
import { passwordResetScreens } from './../features/company/password-reset/password-reset.screens.ts'
import { planScreens } from './../features/company/plan/plan.screens.ts'
import { primaryTransferScreens } from './../features/company/primary-transfer/primary-transfer.screens.ts'
import { registrationScreens } from './../features/company/registration/registration.screens.ts'
import { sessionScreens } from './../features/company/session/session.screens.ts'
import { settingScreens } from './../features/company/setting/setting.screens.ts'
import { supportScreens } from './../features/company/support/support.screens.ts'
import { versionScreens } from './../features/company/version/version.screens.ts'
import { homeScreens } from './../features/insight/home/home.screens.ts'
import { statisticsScreens } from './../features/insight/statistics/statistics.screens.ts'
import { domainScreens } from './../features/publish/domain/domain.screens.ts'
import { gatewayScreens } from './../features/publish/gateway/gateway.screens.ts'
import { maintenanceScreens } from './../features/publish/maintenance/maintenance.screens.ts'
import { publisherScreens } from './../features/publish/publisher/publisher.screens.ts'
import { automationScreens } from './../features/reach/automation/automation.screens.ts'
import { agentPageScreens } from './../features/sell/agent-page/agent-page.screens.ts'
import { customerScreens } from './../features/sell/customer/customer.screens.ts'
import { referralScreens } from './../features/sell/referral/referral.screens.ts'
import { transactionScreens } from './../features/sell/transaction/transaction.screens.ts'
import { vehicleApprovalScreens } from './../features/sell/vehicle-approval/vehicle-approval.screens.ts'
import { edgeScreens } from './edge/edge.screens.ts'

/** Every screen of the studio. */
export const catalogue: readonly Screen[] = [
  ...agentPageScreens,
  ...agreementScreens,
  ...assistantScreens,
  ...automationScreens,
  ...bodyScreens,
  ...companyScreens,
  ...connectorScreens,
  ...customerScreens,
  ...designerScreens,
  ...domainScreens,
  ...edgeScreens,
  ...gatewayScreens,
  ...homeScreens,
  ...invitationScreens,
  ...legalScreens,
  ...maintenanceScreens,
  ...memberScreens,
  ...paperworkScreens,
  ...partnerScreens,
  ...passwordResetScreens,
  ...planScreens,
  ...policyNumberScreens,
  ...primaryTransferScreens,
  ...productScreens,
  ...publisherScreens,
  ...referralScreens,
  ...registrationScreens,
  ...sessionScreens,
  ...settingScreens,
  ...shellDesignScreens,
  ...statisticsScreens,
  ...supportScreens,
  ...templateScreens,
  ...transactionScreens,
  ...vehicleApprovalScreens,
  ...versionScreens,
]
