import type { Listener } from '../../../platform/events/listener.ts'
import { type MessageLinks, type StandardMessages, toldBy } from '../../../platform/events/standard-message.ts'
import { notifyMember } from './notify-member.ts'

/** Shows in the studio what the nouns have to say of their events. */
export const standardNotifications = (messages: StandardMessages, links: MessageLinks): Listener => ({
  name: 'standard-notifications',
  hear: async (tx, { type, fields }, now) => {
    const news = (await toldBy(messages, type, 'news')?.({ tx, now, links }, fields)) ?? []
    for (const one of news) await notifyMember(tx, now, one)
  },
})
