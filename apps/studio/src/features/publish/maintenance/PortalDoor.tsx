import { Button, PasswordInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Maintenance.module.css'

export function PortalDoor({ hasKey }: { readonly hasKey: boolean }) {
  const { t } = useTranslation('maintenance')
  const referenceNumber = useSession(({ accountData }) => accountData?.company.referenceNumber)
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const open = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      const answer = await acts.maintenance.openPortal({ key })
      setProblem(answer.problem)
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Card title={t('door.title')}>
      <form className={classes.block} onSubmit={(event) => void open(event)} noValidate>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <p className={classes.hint}>
          {t(hasKey ? 'door.hint' : 'door.none')} {t('door.quote', { number: referenceNumber })}
        </p>
        {hasKey && (
          <PasswordInput
            label={t('door.label')}
            value={key}
            error={problem}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setKey(currentTarget.value)
              setProblem(null)
            }}
          />
        )}
        <div className={classes.actions}>
          {hasKey ? (
            <Button type="submit" leftSection={<IconKey size={16} />}>
              {t('door.open')}
            </Button>
          ) : (
            <Button component={Link} to={pathTo('/contact')}>
              {t('door.ask')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
