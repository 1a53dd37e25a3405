import type { AppMember } from '@coverwright/domain/assist/app-member/app-member'
import {
  IconEraser,
  IconIdBadge2,
  IconLock,
  IconLockOpen,
  IconMailForward,
  IconShieldMinus,
  IconShieldPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { MoveDialog } from './MoveDialog.tsx'

/** What can be done with somebody of the app, the same in every list of them. */
export function useMemberActs(onOpen?: (member: AppMember) => void) {
  const { t } = useTranslation('app-member')
  const [moving, setMoving] = useState<AppMember>()
  const [erasing, setErasing] = useState<AppMember>()
  const sendLink = useAct('appMember.sendLink', { done: ({ email }) => t('linkSent', { email }) })
  const revert = useAct('appMember.revertMember', { done: ({ name }) => t('reverted', { name }) })
  const promote = useAct('appMember.promoteMember', { done: ({ name }) => t('promoted', { name }) })
  const unblock = useAct('appMember.unblockMember', { done: ({ name }) => t('unblocked', { name }) })
  const block = useAct('appMember.blockMember', {
    done: ({ name }) => t('blocked', { name }),
    undo: ({ id }) => unblock.send({ id }),
  })
  const erase = async () => {
    if (erasing) await acts.appMember.eraseMember({ id: erasing.id })
    setErasing(undefined)
  }
  const rowActions = (member: AppMember): RowAction[] => {
    const { id, isAdmin, state } = member
    return [
      ...(onOpen ? [{ label: t('record'), icon: <IconIdBadge2 size={16} />, run: () => onOpen(member) }] : []),
      ...(state === 'blocked'
        ? []
        : [{ label: t('sendLink'), icon: <IconMailForward size={16} />, run: () => sendLink.run({ id }) }]),
      { label: t('move'), icon: <IconUsersGroup size={16} />, run: () => setMoving(member) },
      isAdmin
        ? { label: t('revert'), icon: <IconShieldMinus size={16} />, run: () => revert.run({ id }) }
        : { label: t('promote'), icon: <IconShieldPlus size={16} />, run: () => promote.run({ id }) },
      state === 'blocked'
        ? { label: t('unblock'), icon: <IconLockOpen size={16} />, run: () => unblock.run({ id }) }
        : { label: t('block'), icon: <IconLock size={16} />, isDangerous: true, run: () => block.run({ id }) },
      { label: t('erase'), icon: <IconEraser size={16} />, isDangerous: true, run: () => setErasing(member) },
    ]
  }
  const dialogs = (
    <>
      {moving && <MoveDialog member={moving} onClose={() => setMoving(undefined)} />}
      <ConfirmDialog
        isOpen={erasing !== undefined}
        title={t('eraseAsk', { name: erasing?.name })}
        consequences={[t('eraseAll'), t('eraseOut')]}
        keep={t('keep')}
        act={t('erase')}
        isDangerous
        onKeep={() => setErasing(undefined)}
        onAct={erase}
      />
    </>
  )
  return { rowActions, dialogs }
}
