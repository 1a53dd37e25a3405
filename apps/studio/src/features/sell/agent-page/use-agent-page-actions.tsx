import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import {
  IconBrush,
  IconExternalLink,
  IconLayout,
  IconMailForward,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { siteAddress } from '../../build/launch/site-address.ts'

type Open = (page: AgentPage) => void

interface Dialogs {
  readonly onEdit: Open
  readonly onBind: Open
  readonly onChoose: Open
  readonly onDesign: Open
  readonly onCode: Open
  readonly onRemove: Open
}

const icons = { size: 16 } as const

/** What can be done with a page as it stands. */
export function useAgentPageActions({ onEdit, onBind, onChoose, onDesign, onCode, onRemove }: Dialogs) {
  const { t } = useTranslation('agent-page')
  const mayPublish = useMay('publish-live')
  const mayDesign = useMay('manage-templates')
  const activate = useAct('directPage.activate', { done: ({ agentName }) => t('activated', { name: agentName }) })
  const deactivate = useAct('directPage.deactivate', {
    done: ({ agentName }) => t('deactivated', { name: agentName }),
    ...(mayPublish && { undo: ({ id }: AgentPage) => activate.send({ id }) }),
  })
  const ask = useAct('directPage.invite', { done: ({ agentEmail }) => t('askedAgain', { email: agentEmail }) })
  return (page: AgentPage): RowAction[] => {
    const { id, host, status, confirmation } = page
    return [
      { label: t('edit'), icon: <IconPencil {...icons} />, run: () => onEdit(page) },
      { label: t('templates.choose'), icon: <IconLayout {...icons} />, run: () => onChoose(page) },
      ...(mayDesign ? [{ label: t('design.open'), icon: <IconBrush {...icons} />, run: () => onDesign(page) }] : []),
      { label: t('subdomain'), icon: <IconWorld {...icons} />, run: () => onBind(page) },
      ...(confirmation === 'confirmed'
        ? []
        : [{ label: t('askAgain'), icon: <IconMailForward {...icons} />, run: () => ask.run({ id }) }]),
      ...(status === 'active' && host
        ? [
            {
              label: t('open'),
              icon: <IconExternalLink {...icons} />,
              run: () => void window.open(siteAddress(host, location), '_blank', 'noopener'),
            },
            { label: t('qr'), icon: <IconQrcode {...icons} />, run: () => onCode(page) },
          ]
        : []),
      ...(status === 'active'
        ? [{ label: t('deactivate'), icon: <IconPlayerPause {...icons} />, run: () => deactivate.run({ id }) }]
        : []),
      // What is missing is said by the refusal, and stands in the row.
      ...(status === 'inactive' && mayPublish
        ? [{ label: t('activate'), icon: <IconPlayerPlay {...icons} />, run: () => activate.run({ id }) }]
        : []),
      { label: t('remove'), icon: <IconTrash {...icons} />, isDangerous: true, run: () => onRemove(page) },
    ]
  }
}
