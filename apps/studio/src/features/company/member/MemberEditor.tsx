import type { PermissionMark, TeamMember } from '@coverwright/domain/company/member/team'
import type { Permission } from '@coverwright/domain/permissions'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './MemberEditor.module.css'
import { memberStatuses } from './member-statuses.ts'
import { PermissionChecks } from './PermissionChecks.tsx'
import { groupsQuery, rolesQuery } from './queries.ts'
import { choiceOf, placeOf, roleChoices } from './role-choice.ts'
import { sayRole } from './say-role.ts'

interface MemberEditorProps {
  readonly member: TeamMember
  readonly marks: readonly PermissionMark[]
}

/** What a colleague is, and what they may do. Who may not manage them reads it. */
export function MemberEditor({ member, marks }: MemberEditorProps) {
  const { t } = useTranslation('member')
  const times = useTimeTexts()
  const own = useSession(({ accountData }) => accountData?.member.role ?? 'standard')
  const roles = useQuery(rolesQuery)
  const groups = useQuery(groupsQuery)
  const held = marks.filter(({ isHeld }) => isHeld).map(({ code }) => code)
  const [choice, setChoice] = useState<string>(choiceOf(member))
  const [groupId, setGroupId] = useState(member.groupId)
  const [codes, setCodes] = useState<readonly Permission[]>(held)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)

  const hasMoved = choice !== choiceOf(member) || groupId !== member.groupId
  const isSameRole = choice === choiceOf(member)
  const canEditCodes = member.isBelow && member.role === 'standard' && isSameRole
  const hasCodesChanged = canEditCodes && (codes.length !== held.length || codes.some((code) => !held.includes(code)))
  const choices = roleChoices(own, roles.data ?? [])
  // A trial user is made something else by choosing it; until then the list shows what they are.
  const shown = choices.some(({ value }) => value === choice)
    ? choices
    : [...choices, { value: choice, label: sayRole(member.roleName) }]

  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      const { id } = member
      if (hasCodesChanged) await acts.permissions.updateUserPermissions({ id, permissions: [...codes] })
      if (hasMoved) await acts.permission['user/updateUser']({ id, ...placeOf(choice), groupId })
      sayDone(t('saved'))
    } catch (error) {
      setFailure(error)
    }
    setSaving(false)
  }

  return (
    <>
      <Facts
        facts={[
          [t('email'), member.email],
          [t('jobTitle'), member.title],
          [t('status'), <StatusBadge key="state" status={memberStatuses[member.state]} />],
          [t('dateAdded'), times.dateAndTime(member.createdAt)],
          [t('accessEnds'), member.accessEndsAt && times.dateAndTime(member.accessEndsAt)],
          ...(member.isBelow
            ? []
            : ([
                [t('role'), sayRole(member.roleName)],
                [t('group'), member.groupName],
              ] as const)),
        ]}
      />
      {failure !== undefined && <ErrorAlert error={failure} />}
      {member.isBelow && (
        <div className={classes.place}>
          <Select
            label={t('role')}
            data={shown}
            value={choice}
            onChange={(value) => value && setChoice(value)}
            allowDeselect={false}
          />
          <Select
            label={t('group')}
            placeholder={t('noGroup')}
            data={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={groupId}
            onChange={setGroupId}
            clearable
            clearButtonProps={{ 'aria-label': t('noGroup') }}
          />
        </div>
      )}
      <section className={classes.permissions}>
        <h3>{t('permissions')}</h3>
        <p>{t(hintOf(member, isSameRole))}</p>
        {isSameRole && (
          <PermissionChecks offered={marks} value={codes} onChange={setCodes} isReadOnly={!canEditCodes} />
        )}
      </section>
      {member.isBelow && (
        <footer className={classes.foot}>
          <Button onClick={() => void save()} loading={isSaving} disabled={!hasMoved && !hasCodesChanged}>
            {t('save')}
          </Button>
        </footer>
      )}
    </>
  )
}

function hintOf({ isBelow, role }: TeamMember, isSameRole: boolean) {
  if (!isSameRole) return 'permissionsFollow'
  if (!isBelow) return 'permissionsNotYours'
  return role === 'standard' ? 'permissionsHint' : 'permissionsFixed'
}
