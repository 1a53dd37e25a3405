import { agentPageScreens } from '../../features/agent-page/agent-page.screens.ts'
import { agreementScreens } from '../../features/agreement/agreement.screens.ts'
import { assistantScreens } from '../../features/assistant/assistant.screens.ts'
import { automationScreens } from '../../features/automation/automation.screens.ts'
import { bodyScreens } from '../../features/body/body.screens.ts'
import { companyScreens } from '../../features/company/company.screens.ts'
import { connectorScreens } from '../../features/connector/connector.screens.ts'
import { customerScreens } from '../../features/customer/customer.screens.ts'
import { designerScreens } from '../../features/designer/designer.screens.ts'
import { domainScreens } from '../../features/domain/domain.screens.ts'
import { edgeScreens } from '../../features/edge/edge.screens.ts'
import { gatewayScreens } from '../../features/gateway/gateway.screens.ts'
import { homeScreens } from '../../features/home/home.screens.ts'
import { invitationScreens } from '../../features/invitation/invitation.screens.ts'
import { legalScreens } from '../../features/legal/legal.screens.ts'
import { maintenanceScreens } from '../../features/maintenance/maintenance.screens.ts'
import { memberScreens } from '../../features/member/member.screens.ts'
import { paperworkScreens } from '../../features/paperwork/paperwork.screens.ts'
import { partnerScreens } from '../../features/partner/partner.screens.ts'
import { passwordResetScreens } from '../../features/password-reset/password-reset.screens.ts'
import { planScreens } from '../../features/plan/plan.screens.ts'
import { policyNumberScreens } from '../../features/policy-number/policy-number.screens.ts'
import { primaryTransferScreens } from '../../features/primary-transfer/primary-transfer.screens.ts'
import { productScreens } from '../../features/product/product.screens.ts'
import { publisherScreens } from '../../features/publisher/publisher.screens.ts'
import { referralScreens } from '../../features/referral/referral.screens.ts'
import { registrationScreens } from '../../features/registration/registration.screens.ts'
import { sessionScreens } from '../../features/session/session.screens.ts'
import { settingScreens } from '../../features/setting/setting.screens.ts'
import { shellDesignScreens } from '../../features/shell-design/shell-design.screens.ts'
import { statisticsScreens } from '../../features/statistics/statistics.screens.ts'
import { supportScreens } from '../../features/support/support.screens.ts'
import { templateScreens } from '../../features/template/template.screens.ts'
import { transactionScreens } from '../../features/transaction/transaction.screens.ts'
import { vehicleApprovalScreens } from '../../features/vehicle-approval/vehicle-approval.screens.ts'
import { versionScreens } from '../../features/version/version.screens.ts'
import type { Screen } from './screen.ts'

/** Every screen of the studio. */
export const catalogue: readonly Screen[] = [
  ...agentPageScreens,
  ...agreementScreens,
  ...vehicleApprovalScreens,
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
  ...transactionScreens,
  ...versionScreens,
  ...sessionScreens,
  ...settingScreens,
  ...shellDesignScreens,
  ...statisticsScreens,
  ...supportScreens,
  ...templateScreens,
]
