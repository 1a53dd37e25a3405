import type { outbox } from '@coverwright/contract/reach/outbox'
import { goOut } from '../../../platform/http/handlers.ts'
import { brandValues, drawLogo, findLogo, withLogoShown } from '../../build/template/index.ts'
import { linkTo } from '../../company/file/index.ts'
import { filesOf } from './attached-files.ts'
import { getMessageInCompany, toContent } from './internal.ts'

export const getMessage = goOut<typeof outbox, 'getMessage'>()({
  read: async ({ tx, ports, now }, { id }) => {
    const content = toContent(await getMessageInCompany(tx, id), ports.deliveries, await brandValues(tx))
    if (content.isHidden) return { message: { ...content, attachments: [] }, logo: null }
    const attachments = []
    for (const { name, file } of await filesOf(tx, id))
      attachments.push({ name, url: file ? (await linkTo(file, ports.tokens, now)).url : null })
    return { message: { ...content, attachments }, logo: await findLogo(tx) }
  },
  act: async ({ logo }, { ports }) => logo && drawLogo(ports.files, logo),
  settle: async (_context, { message }, logo) => ({
    ...message,
    html: message.html && withLogoShown(message.html, logo ?? undefined),
  }),
})
