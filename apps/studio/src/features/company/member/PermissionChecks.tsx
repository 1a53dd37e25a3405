import type { Permission } from '@coverwright/domain/permissions'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './PermissionChecks.module.css'

interface Offered {
  readonly code: Permission
  readonly title: string
  readonly kind: 'page' | 'action'
  /** Whether it may be given by whoever looks. */
  readonly isGrantable: boolean
}

interface PermissionChecksProps {
  readonly offered: readonly Offered[]
  readonly value: readonly Permission[]
  readonly onChange: (value: Permission[]) => void
  readonly isReadOnly?: boolean
}

/** The catalogue to choose from. What the one who looks does not hold can be taken away, not given. */
export function PermissionChecks({ offered, value, onChange, isReadOnly = false }: PermissionChecksProps) {
  const { t } = useTranslation('member')
  const toggle = (code: Permission) =>
    onChange(value.includes(code) ? value.filter((each) => each !== code) : [...value, code])
  return (
    <div className={classes.checks}>
      {(['page', 'action'] as const).map((kind) => (
        <fieldset key={kind}>
          <legend>{t(`permissionKind.${kind}`)}</legend>
          {offered
            .filter((each) => each.kind === kind)
            .map(({ code, title, isGrantable }) => (
              <Checkbox
                key={code}
                label={title}
                checked={value.includes(code)}
                disabled={isReadOnly || (!isGrantable && !value.includes(code))}
                onChange={() => toggle(code)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
