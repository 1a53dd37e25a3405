// Written by `npm run gather` from packages/domain/src/*/*/*-guard.ts: do not edit.

import { postReaders } from './assist/post/post-guard.ts'
import { companyDocumentReaders } from './build/company-document/company-document-guard.ts'
import { componentReaders } from './build/component/component-guard.ts'
import { connectorReaders } from './build/connector/connector-guard.ts'
import { dataSourceReaders } from './build/data-source/data-source-guard.ts'
import { documentReaders } from './build/document/document-guard.ts'
import { exchangeReaders } from './build/exchange/exchange-guard.ts'
import { keywordReaders } from './build/keyword/keyword-guard.ts'
import { policyNumberReaders } from './build/policy-number/policy-number-guard.ts'
import { productReaders } from './build/product/product-guard.ts'
import { templateReaders } from './build/template/template-guard.ts'
import { agentReaders } from './company/agent/agent-guard.ts'
import { contactReaders } from './company/contact/contact-guard.ts'
import { partnershipReaders } from './company/partnership/partnership-guard.ts'
import { trafficReaders } from './insight/traffic/traffic-guard.ts'
import { gatewayReaders } from './publish/gateway/gateway-guard.ts'
import { primaryProductReaders } from './publish/primary-product/primary-product-guard.ts'
import { siteHostReaders } from './publish/site-host/site-host-guard.ts'
import { ownEventReaders } from './reach/own-event/own-event-guard.ts'
import { channelReaders } from './sell/channel/channel-guard.ts'
import { policyReaders } from './sell/policy/policy-guard.ts'

/** Who reads what of the nouns. */
export const nounReaders = {
  ...agentReaders,
  ...channelReaders,
  ...companyDocumentReaders,
  ...componentReaders,
  ...connectorReaders,
  ...contactReaders,
  ...dataSourceReaders,
  ...documentReaders,
  ...exchangeReaders,
  ...gatewayReaders,
  ...keywordReaders,
  ...ownEventReaders,
  ...partnershipReaders,
  ...policyNumberReaders,
  ...policyReaders,
  ...postReaders,
  ...primaryProductReaders,
  ...productReaders,
  ...siteHostReaders,
  ...templateReaders,
  ...trafficReaders,
} as const
