import { type DescribedConnector, maxOpenApiBytes } from '@coverwright/domain/build/connector/open-api/open-api'
import { errors } from '@coverwright/domain/errors'
import { Button, FileInput, Select, Stack } from '@mantine/core'
import { IconFileCode } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { type AnswerTo } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { failedFile } from '../../../framework/upload/failed-file.ts'
import classes from './Connector.module.css'
import { DescribedChoices } from './DescribedChoices.tsx'
import { fillDescribed } from './fill-described.ts'
import type { ConnectorEditing } from './use-connector-form.ts'

interface OpenApiDialogProps {
  readonly form: ConnectorEditing
  readonly onClose: () => void
}

/** More are found by typing: ten thousand rows would stop the browser. */
const mostShown = 50

/** Fills the form from an operation that a file describes; nothing is taken of its answer that nobody chooses. */
export function OpenApiDialog({ form, onClose }: OpenApiDialogProps) {
  const { t } = useTranslation('connector')
  const [file, setFile] = useState<File | null>(null)
  const [described, setDescribed] = useState<AnswerTo<'apiConnector.describeOpenApi'>>()
  const [key, setKey] = useState<string | null>(null)
  const [connector, setConnector] = useState<DescribedConnector>()
  const [taken, setTaken] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isTooLarge = file !== null && file.size > maxOpenApiBytes

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    setConnector(undefined)
    setTaken([])
    await work().catch(setFailure)
    setBusy(false)
  }
  const chooseFile = async (chosen: File | null) => {
    setFile(chosen)
    setKey(null)
    setDescribed(undefined)
    if (!chosen || chosen.size > maxOpenApiBytes) return
    await during(async () => setDescribed(await client.apiConnector.describeOpenApi({}, chosen)))
  }
  const chooseOperation = async (chosen: string | null) => {
    setKey(chosen)
    const operation = described?.operations.find(({ method, path }) => `${method} ${path}` === chosen)
    if (!operation || !file) return
    const { method, path } = operation
    await during(async () => setConnector(await client.apiConnector.importOpenApi({ method, path }, file)))
  }
  return (
    <Dialog title={t('openApiTitle')} size={640} onClose={onClose}>
      <Stack gap={16}>
        {failure !== undefined && <ErrorAlert error={failure} {...failedFile(failure)} />}
        <FileInput
          label={t('openApiFile')}
          description={t('openApiHint')}
          accept=".json,.yaml,.yml,application/json,application/yaml"
          leftSection={<IconFileCode size={16} />}
          value={file}
          onChange={(chosen) => void chooseFile(chosen)}
          disabled={isBusy}
          data-autofocus
          {...(isTooLarge && { error: said(errors['file.too-large'].message) })}
        />
        {described && (
          <Select
            label={t('operation')}
            description={[
              t('operations', { count: described.operations.length, title: described.title }),
              described.otherMethods > 0 && t('otherMethods', { count: described.otherMethods }),
              described.notOffered > 0 && t('notOffered', { count: described.notOffered }),
            ]
              .filter(Boolean)
              .join(' ')}
            data={described.operations.map(({ method, path, summary }) => ({
              value: `${method} ${path}`,
              label: [`${method} ${path}`, summary].filter(Boolean).join(' · '),
            }))}
            searchable
            limit={mostShown}
            nothingFoundMessage={t('noOperation')}
            value={key}
            onChange={(chosen) => void chooseOperation(chosen)}
            disabled={isBusy}
          />
        )}
        <div role="status" className={classes.hint}>
          {isBusy && t('reading')}
        </div>
        {connector && <DescribedChoices connector={connector} taken={taken} onTake={setTaken} />}
        <footer className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!connector}
            onClick={() => {
              if (connector) fillDescribed(form, connector, new Set(taken))
              onClose()
            }}
          >
            {t('fillIn')}
          </Button>
        </footer>
      </Stack>
    </Dialog>
  )
}
