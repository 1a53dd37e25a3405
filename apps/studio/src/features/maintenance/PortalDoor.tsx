import { Button, PasswordInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { Card } from '../../framework/page/Card.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../framework/toast/toasts.tsx'
import { useMay } from '../product/use-may.ts'
import { KeyDialog } from './KeyDialog.tsx'
import classes from './Maintenance.module.css'
import { useRefresh } from './queries.ts'

export function PortalDoor({ hasKey }: { readonly hasKey: boolean }) {
  const { t } = useTranslation('maintenance')
  const refresh = useRefresh()
  const mayMake = useMay('users')
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [made, setMade] = useState<string>()
  const open = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      const answer = await client.maintenance.openPortal({ key })
      setProblem(answer.problem)
      if (!answer.problem) await refresh()
    } catch (error) {
      setFailure(error)
    }
  }
  const make = () => void client.maintenance.makeKey({}).then((answer) => setMade(answer.key), sayFailed)
  return (
    <Card title={t('door.title')}>
      <form className={classes.block} onSubmit={(event) => void open(event)} noValidate>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <p className={classes.hint}>{t(hasKey ? 'door.hint' : 'door.none')}</p>
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
          {hasKey && (
            <Button type="submit" leftSection={<IconKey size={16} />}>
              {t('door.open')}
            </Button>
          )}
          {mayMake && (
            <Button variant="default" onClick={make}>
              {t(hasKey ? 'door.makeNew' : 'door.make')}
            </Button>
          )}
        </div>
      </form>
      {made !== undefined && (
        <KeyDialog
          secret={made}
          onClose={() => {
            setMade(undefined)
            void refresh()
          }}
        />
      )}
    </Card>
  )
}
