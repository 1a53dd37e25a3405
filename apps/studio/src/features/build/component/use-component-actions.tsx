import type { Component } from '@coverwright/domain/build/component/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import {
  IconArrowBackUp,
  IconCheck,
  IconCursorText,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'

type Act = 'submit' | 'takeBack' | 'approve' | 'lock' | 'unlock'

const calls: Readonly<Record<Act, (id: string) => Promise<unknown>>> = {
  submit: (id) => acts.component.submitComponent({ id }),
  takeBack: (id) => acts.component.takeBackComponent({ id }),
  approve: (id) => acts.component.approveComponent({ id }),
  lock: (id) => acts.component.lockComponent({ id, isLocked: true }),
  unlock: (id) => acts.component.lockComponent({ id, isLocked: false }),
}

/** What a component's state and its reader's permission allow. */
export function useComponentActions() {
  const { t } = useTranslation('component')
  const navigate = useNavigate()
  const mayApprove = useMay('approve-components')
  const [renaming, setRenaming] = useState<Component>()
  const [rejecting, setRejecting] = useState<Component>()
  const [deleting, setDeleting] = useState<Component>()
  const act = async (what: Act, { id, name }: Component) => {
    await calls[what](id)
    sayDone(t(`done.${what}`, { name }))
  }
  const open = ({ id }: Component) => void navigate(pathTo(`/ccLibrary?component=${id}`))
  const rowActions = (component: Component): RowAction[] => {
    const events = componentLifecycle.events(component.state)
    const action = (what: Act, icon: RowAction['icon']): RowAction => ({
      label: t(`act.${what}`),
      icon,
      run: () => void act(what, component).catch(sayFailed),
    })
    return [
      { label: t('act.open'), icon: <IconPencil size={16} />, run: () => open(component) },
      ...(component.isLocked || component.state === 'submitted'
        ? []
        : [{ label: t('act.rename'), icon: <IconCursorText size={16} />, run: () => setRenaming(component) }]),
      ...(events.includes('submit') ? [action('submit', <IconSend size={16} />)] : []),
      ...(events.includes('takeBack') ? [action('takeBack', <IconArrowBackUp size={16} />)] : []),
      ...(mayApprove && events.includes('approve')
        ? [
            action('approve', <IconCheck size={16} />),
            { label: t('act.reject'), icon: <IconX size={16} />, run: () => setRejecting(component) },
          ]
        : []),
      component.isLocked ? action('unlock', <IconLockOpen size={16} />) : action('lock', <IconLock size={16} />),
      ...(component.isLocked
        ? []
        : [
            {
              label: t('act.delete'),
              icon: <IconTrash size={16} />,
              run: () => setDeleting(component),
              isDangerous: true,
            },
          ]),
    ]
  }
  return {
    rowActions,
    open,
    renaming,
    stopRenaming: () => setRenaming(undefined),
    rejecting,
    stopRejecting: () => setRejecting(undefined),
    deleting,
    stopDeleting: () => setDeleting(undefined),
  }
}
