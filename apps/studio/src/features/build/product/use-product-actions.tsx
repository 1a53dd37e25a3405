import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { isEditable, productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import {
  IconAdjustmentsHorizontal,
  IconCopy,
  IconExternalLink,
  IconEye,
  IconFileExport,
  IconLayoutDashboard,
  IconLock,
  IconLockOpen,
  IconRestore,
  IconRocket,
  IconRoute,
  IconTools,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { siteAddress } from '../launch/site-address.ts'
import { exportDesign } from './export-design.ts'
import { useJourneyLock } from './use-journey-lock.ts'
import { useTrash } from './use-trash.ts'

export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'settings' | 'publish' | 'trash' | 'duplicate'; readonly product: MountedProduct }

interface Doors {
  readonly show: (id: string) => void
  readonly open: (dialog: OpenDialog) => void
}

/** What a row offers: what the lifecycle allows and the person may do. */
export function useProductActions({ show, open }: Doors): (product: MountedProduct) => readonly RowAction[] {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const trash = useTrash()
  const { lock: lockIt, unlock } = useJourneyLock()
  const mayPublish = useMay('publisher')
  const mayGoLive = useMay('publish-live')

  return (product) => {
    const { id, state, mounts, hasBody, hasShell, lock } = product
    const allowed = productLifecycle.events(state)
    const [site] = mounts
    const isLive = mounts.some(({ mode }) => mode === 'live')
    const offered: readonly (RowAction | false)[] = [
      { label: t('act.view'), icon: <IconEye size={16} />, run: () => show(id) },
      site !== undefined && {
        label: t('act.visit'),
        icon: <IconExternalLink size={16} />,
        run: () => void window.open(siteAddress(site.host, location), '_blank', 'noreferrer'),
      },
      isEditable(state) && {
        label: t('act.build'),
        icon: <IconTools size={16} />,
        run: () => void navigate(pathTo(`/bs-build?product=${id}`)),
      },
      isEditable(state) && {
        label: t('act.board'),
        icon: <IconLayoutDashboard size={16} />,
        run: () => void navigate(pathTo(`/dashBoard?product=${id}`)),
      },
      isEditable(state) &&
        hasShell && {
          label: t('act.steps'),
          icon: <IconRoute size={16} />,
          run: () => void navigate(pathTo(`/steps?product=${id}`)),
        },
      {
        label: t('act.duplicate'),
        icon: <IconCopy size={16} />,
        run: () => open({ kind: 'duplicate', product }),
      },
      {
        label: t('act.export'),
        icon: <IconFileExport size={16} />,
        run: () => void exportDesign(product).catch(sayFailed),
      },
      isEditable(state) && {
        label: t('act.settings'),
        icon: <IconAdjustmentsHorizontal size={16} />,
        run: () => open({ kind: 'settings', product }),
      },
      isEditable(state) &&
        (lock
          ? {
              label: t('act.unlock'),
              icon: <IconLockOpen size={16} />,
              run: () => void unlock(product).catch(sayFailed),
            }
          : {
              label: t('act.lock'),
              icon: <IconLock size={16} />,
              run: () => void lockIt(product).catch(sayFailed),
            }),
      mayPublish &&
        hasBody &&
        hasShell &&
        allowed.includes('publish') && {
          label: t('act.publish'),
          icon: <IconRocket size={16} />,
          run: () => open({ kind: 'publish', product }),
        },
      allowed.includes('restore') && {
        label: t('act.restore'),
        icon: <IconRestore size={16} />,
        run: () => void trash.restore(product).catch(sayFailed),
      },
      allowed.includes('trash') &&
        (mayGoLive || !isLive) && {
          label: t('act.trash'),
          icon: <IconTrash size={16} />,
          isDangerous: true,
          run: () => (site ? open({ kind: 'trash', product }) : void trash.move(product).catch(sayFailed)),
        },
    ]
    return offered.filter((action) => action !== false)
  }
}
