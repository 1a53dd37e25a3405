import type { NounAudit } from '../../base/audit/noun-audit.ts'

const agent = (says: string) => ({ by: 'The agent', says })

export const agentPageAudit: NounAudit = {
  things: { directPage: 'Agent home pages' },
  done: {
    'directPage/create': 'made the home page of {an agent}',
    'directPage/readUpload': 'looked through a list of agents',
    'directPage/createMany': 'made home pages of a list of agents',
    'directPage/change': 'changed the home page of {an agent}',
    'directPage/chooseTemplate': 'chose what the home page of {an agent} looks like',
    'directPage/design': 'began a design of its own for the home page of {an agent}',
    'directPage/bindSubdomain': 'chose the name of the home page of {an agent}',
    'directPage/activate': 'activated the home page of {an agent}',
    'directPage/deactivate': 'deactivated the home page of {an agent}',
    'directPage/remove': 'removed the home page of {an agent}',
    'directPage/invite': 'asked {an agent} again to confirm their home page',
    'directPage/confirm': agent('confirmed their home page'),
    'directPage/decline': agent('declined their home page'),
    'directPage/removeLead': 'removed an enquiry to an agent',
  },
}
