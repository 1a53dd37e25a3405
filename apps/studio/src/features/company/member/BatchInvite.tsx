import { CallError } from '@coverwright/contract/client'
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
import classes from './BatchInvite.module.css'
import { BatchRows } from './BatchRows.tsx'
import { groupsQuery } from './queries.ts'

interface Sent {
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
  const [sent, setSent] = useState<Sent>()
  const people = useMemo(() => readList(text), [text])

  const read = async (file: File | null) => {
    if (!file) return
    if (file.size > maxListBytes) return sayFailed(t('fileTooLarge'))
    setReading(true)
    setFailure(undefined)
    try {
      setText(linesOf(await client.permission['invitation/readList']({ fileName: file.name }, file)))
    } catch (error) {
      setFailure(error)
    }
    setReading(false)
  }
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      setSent({ people, results: await acts.permission['invitation/inviteMany']({ rows: people, groupId }) })
    } catch (error) {
      setFailure(error)
    }
    setSending(false)
  }
  /** Those who were refused stay, to be put right. */
  const again = () => {
    const refused = sent?.people.filter((_, index) => !sent.results[index]?.isInvited) ?? []
    setText(linesOf(refused))
    setSent(undefined)
  }
  const invited = sent?.results.filter(({ isInvited }) => isInvited).length ?? 0

  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/users' }}
        title={t('batchTitle')}
        description={t('batchDescription')}
      />
      {sent ? (
        <Card className={classes.card}>
          <p role="status" className={classes.outcome}>
            {t('batchInvited', { count: invited })} {t('batchRefused', { count: sent.results.length - invited })}
          </p>
          <BatchRows people={sent.people} results={sent.results} />
          <footer className={classes.buttons}>
            {invited < sent.results.length && (
              <Button variant="default" onClick={again}>
                {t('correctRefused')}
              </Button>
            )}
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
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            error={people.length > maxBatchRows && t('tooManyRows', { max: maxBatchRows })}
          />
          <div className={classes.file}>
            <FileButton
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
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
          {people.length > 0 && <BatchRows people={people} />}
          {failure !== undefined && <ErrorAlert error={failure} {...adviceOf(failure)} />}
          <footer className={classes.buttons}>
            <Button
              onClick={() => void send()}
              loading={isSending}
              disabled={people.length === 0 || people.length > maxBatchRows}
            >
              {t('invitePeople', { count: people.length })}
            </Button>
          </footer>
        </Card>
      )}
    </Page>
  )
}

/** What is the matter with a file, where that is known. */
const adviceOf = (failure: unknown) =>
  failure instanceof CallError && failure.fields['file'] ? { advice: failure.fields['file'] } : {}

const linesOf = (people: readonly ListedPerson[]) =>
  people.map(({ email, name, role }) => [email, name, role].map(quoted).join(',')).join('\n')

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
