import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconDots,
  IconLayout,
  IconLayoutDashboard,
  IconRestore,
  IconRocket,
  IconTools,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import type { OpenDialog } from './use-product-actions.tsx'
import { useTrash } from './use-trash.ts'

interface DrawerActionsProps {
  readonly product: MountedProduct
  readonly open: (dialog: OpenDialog) => void
  readonly onRestored: () => void
}

export function DrawerActions({ product, open, onRestored }: DrawerActionsProps) {
  const { t } = useTranslation('product')
  const { restore } = useTrash()
  const mayPublish = useMay('publisher')
  const isOpen = isEditable(product.state)
  if (!isOpen)
    return (
      <Button leftSection={<IconRestore size={16} />} onClick={() => void restore(product).then(onRestored, sayFailed)}>
        {t('act.restore')}
      </Button>
    )
  return (
    <>
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size="md" variant="default" mr="auto" aria-label={t('act.more')}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={pathTo(`/dashBoard?product=${product.id}`)}
            leftSection={<IconLayoutDashboard size={16} />}
          >
            {t('act.board')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconAdjustmentsHorizontal size={16} />}
            onClick={() => open({ kind: 'settings', product })}
          >
            {t('act.settings')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        component={Link}
        to={pathTo(`/bs-build?product=${product.id}`)}
        leftSection={<IconTools size={16} />}
      >
        {t('act.build')}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={pathTo(`/editor?product=${product.id}`)}
        leftSection={<IconLayout size={16} />}
      >
        {t('act.design')}
      </Button>
      {mayPublish && (
        <Button leftSection={<IconRocket size={16} />} onClick={() => open({ kind: 'publish', product })}>
          {t('act.publish')}
        </Button>
      )}
    </>
  )
}
