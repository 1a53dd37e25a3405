import { type NounAudit, somebodyOfTheApp } from '../../base/audit/noun-audit.ts'

export const productTalkAudit: NounAudit = {
  things: { productTalk: 'Product talk' },
  done: {
    'productTalk/openLink': { by: somebodyOfTheApp, says: 'opened their link to the app' },
    'productTalk/renewLink': { by: somebodyOfTheApp, says: 'asked for a new link to the app' },
    'productTalk/ask': { by: somebodyOfTheApp, says: 'asked a question in the app' },
    'productTalk/rateAnswer': { by: somebodyOfTheApp, says: 'rated an answer of the app' },
    'productTalk/askPerson': { by: somebodyOfTheApp, says: 'asked a person in the app' },
    'productTalk/endTalk': { by: somebodyOfTheApp, says: 'left the app' },
  },
}
