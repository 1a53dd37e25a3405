import type { BatchResult } from '@coverwright/domain/company/invitation/invitation'
import { maxBatchRows, maxListBytes } from '@coverwright/domain/company/invitation/invitation-limits'
import { type ListedPerson, readList } from '@coverwright/domain/company/invitation/read-list'
import { Button, FileButton, Select, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { DownloadSample } from '../../../framework/upload/DownloadSample.tsx'
import { failedFile } from '../../../framework/upload/failed-file.ts'
import classes from './BatchInvite.module.css'
import { BatchRows } from './BatchRows.tsx'
import { groupsQuery } from './queries.ts'

/** What was answered to a list: it was sent as a whole, or some of its rows are wrong and nobody was invited. */
interface Answered {
  readonly people: readonly ListedPerson[]
  readonly results: readonly BatchResult[]
}

export function Component() {
  const { t } = useTranslation('member')
  const groups = useQuery(groupsQuery)
  const [text, setText] = useState('')
  const [groupId, setGroupId] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const [isReading, setReading] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  const people = useMemo(() => readList(text), [text])
  const isSent = answered?.results.every(({ isInvited }) => isInvited) ?? false
  const wrong = answered?.results.filter(({ message }) => message !== '').length ?? 0
  const write = (list: string) => {
    setText(list)
    setAnswered(undefined)
  }

  const read = async (file: File | null) => {
    if (!file) return
    if (file.size > maxListBytes) return sayFailed(t('fileTooLarge'))
    setReading(true)
    setFailure(undefined)
    try {
      write(linesOf(await client.permission['invitation/readList']({ fileName: file.name }, file)))
    } catch (error) {
      setFailure(error)
    }
    setReading(false)
  }
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      setAnswered({ people, results: await acts.permission['invitation/inviteMany']({ rows: people, groupId }) })
    } catch (error) {
      setFailure(error)
    }
    setSending(false)
  }
  const leaveOut = () => write(linesOf(people.filter((_, index) => !answered?.results[index]?.message)))

  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/users' }}
        title={t('batchTitle')}
        description={t('batchDescription')}
      />
      {answered && isSent ? (
        <Card className={classes.card}>
          <p role="status" className={classes.outcome}>
            {t('batchInvited', { count: answered.results.length })}
          </p>
          <BatchRows {...answered} />
          <footer className={classes.buttons}>
            <Button component={Link} to={pathTo('/users?tab=invitations')}>
              {t('seeInvitations')}
            </Button>
          </footer>
        </Card>
      ) : (
        <Card className={classes.card}>
          <Textarea
            label={t('people')}
            description={t('peopleHint')}
            placeholder={t('peoplePlaceholder')}
            autosize
            minRows={6}
            maxRows={14}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            error={people.length > maxBatchRows && t('tooManyRows', { max: maxBatchRows })}
          />
          <div className={classes.file}>
            <FileButton
              accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
              disabled={isReading}
              onChange={(file) => void read(file)}
            >
              {(props) => (
                <Button
                  {...props}
                  loading={isReading}
                  variant="default"
                  leftSection={<IconFileSpreadsheet size={16} />}
                >
                  {t('chooseFile')}
                </Button>
              )}
            </FileButton>
            <DownloadSample of="people" />
            <span>{t('fileHint')}</span>
          </div>
          {(groups.data ?? []).length > 0 && (
            <Select
              className={classes.group ?? ''}
              label={<OptionalLabel label={t('group')} />}
              data={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={groupId}
              onChange={setGroupId}
              clearable
              clearButtonProps={{ 'aria-label': t('noGroup') }}
            />
          )}
          <div role="status">{wrong > 0 && <p className={classes.outcome}>{t('batchWrong', { count: wrong })}</p>}</div>
          {people.length > 0 && <BatchRows people={people} {...(answered && { results: answered.results })} />}
          {failure !== undefined && <ErrorAlert error={failure} {...failedFile(failure)} />}
          <footer className={classes.buttons}>
            {wrong > 0 && (
              <Button variant="default" onClick={leaveOut} disabled={wrong === people.length}>
                {t('leaveOut', { count: wrong })}
              </Button>
            )}
            <Button
              onClick={() => void send()}
              loading={isSending}
              disabled={people.length === 0 || people.length > maxBatchRows || wrong > 0}
            >
              {t('invitePeople', { count: people.length })}
            </Button>
          </footer>
        </Card>
      )}
    </Page>
  )
}

const linesOf = (people: readonly ListedPerson[]) =>
  people.map(({ email, name, role }) => [email, name, role].map(quoted).join(',')).join('\n')

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
