import { maxAgentListBytes, maxAgentPages } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import { Button, FileButton, Table } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { type AnswerTo, acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './AgentPage.module.css'

type Rows = AnswerTo<'directPage.readUpload'>

async function saveSample() {
  const { name, content } = await client.directPage.getSample({})
  const link = document.createElement('a')
  link.href = `data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,${content}`
  link.download = name
  link.click()
}

/** A workbook of agents: looked through row by row before anything is made of it. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('agent-page')
  const [rows, setRows] = useState<Rows>([])
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const wrong = rows.filter(({ problem }) => problem !== '').length
  const right = rows.length - wrong

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch(setFailure)
    setBusy(false)
  }
  const read = async (file: File | null) => {
    if (!file) return
    if (file.size > maxAgentListBytes) return sayFailed(t('upload.tooLarge'))
    setRows([])
    await during(async () => setRows(await client.directPage.readUpload({ fileName: file.name }, file)))
  }
  const make = () =>
    during(async () => {
      const listed = rows.map(({ problem: _problem, ...row }) => row)
      const made = await acts.directPage.createMany({ rows: listed })
      if (made.every(({ isMade }) => isMade)) {
        sayDone(t('upload.made', { count: made.length }))
        return onClose()
      }
      // Somebody was quicker: what is wrong now stands beside its row.
      setRows(rows.map((row, at) => Object.assign({}, row, { problem: made[at]?.problem ?? '' })))
      return undefined
    })

  return (
    <Dialog title={t('upload.title')} size={720} onClose={onClose}>
      <div className={classes.upload}>
        <p>{t('upload.lead', { max: maxAgentPages })}</p>
        <div className={classes.buttons}>
          <FileButton accept=".xls,.xlsx" disabled={isBusy} onChange={(file) => void read(file)}>
            {(props) => (
              <Button {...props} loading={isBusy} leftSection={<IconFileSpreadsheet size={16} />} data-autofocus>
                {t('upload.choose')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void saveSample().catch(sayFailed)}
          >
            {t('upload.sample')}
          </Button>
        </div>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <div role="status">{rows.length > 0 && t('upload.judged', { right, wrong })}</div>
        {rows.length > 0 && <Judged rows={rows} />}
        {rows.length > 0 && (
          <footer className={classes.buttons}>
            {wrong > 0 && right > 0 && (
              <Button variant="default" onClick={() => setRows(rows.filter(({ problem }) => problem === ''))}>
                {t('upload.leaveOut', { count: wrong })}
              </Button>
            )}
            <Button loading={isBusy} disabled={wrong > 0} onClick={() => void make()}>
              {t('upload.act', { count: rows.length })}
            </Button>
          </footer>
        )}
      </div>
    </Dialog>
  )
}

function Judged({ rows }: { readonly rows: Rows }) {
  const { t } = useTranslation('agent-page')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.rows} tabIndex={0} role="region" aria-label={t('upload.rows')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th>{t('email')}</Table.Th>
            <Table.Th>{t('upload.result')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, email, problem }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may hold the same person; their place tells them apart
            <Table.Tr key={`${at} ${email}`}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{email}</Table.Td>
              <Table.Td>
                <StatusBadge status={problem ? 'rejected' : 'ready'} />
                {problem && <span className={classes.reason}>{said(problem)}</span>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
