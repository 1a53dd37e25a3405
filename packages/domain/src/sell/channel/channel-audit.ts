import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const channelAudit: NounAudit = {
  things: { channel: 'Sales channels' },
  named: { channel: 'name' },
  done: {
    'channel/createChannel': 'made the sales channel {}',
    'channel/updateChannel': 'changed the sales channel {}',
    'channel/deleteChannel': 'deleted the sales channel {}',
    'channel/connectProduct': 'set the terms on which the sales channel {} sells a product',
    'channel/disconnectProduct': 'took a product from the sales channel {}',
    'channel/activateChannel': 'activated the sales channel {}',
    'channel/deactivateChannel': 'deactivated the sales channel {}',
  },
}
