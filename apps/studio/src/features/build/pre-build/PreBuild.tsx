import type { ProductTemplate } from '@coverwright/domain/build/product-template/product-template'
import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { startingIn } from '../product/starting-in.ts'
import { useTemplates } from '../product-template/use-templates.ts'
import { JourneyPreview } from '../shell-design/preview/JourneyPreview.tsx'
import { LookStep } from './LookStep.tsx'
import classes from './PreBuild.module.css'
import { ProductStep } from './ProductStep.tsx'
import { type PreBuild as PreBuildState, usePreBuild } from './use-pre-build.ts'
import { WordsStep } from './WordsStep.tsx'

const steps = ['product', 'look', 'words'] as const
/** Which fields must be right before the step is left. */
const fieldsOf = {
  product: ['name', 'description'],
  look: ['theme.brand'],
  words: ['tradingName', 'headline', 'lead', 'phone'],
} as const
const parts = { product: ProductStep, look: LookStep, words: WordsStep } as const

/** A complete product in three steps, with the site in sight from the first. */
export function Component() {
  const country = useSession(({ accountData }) => accountData?.company.country) ?? 'GB'
  const templates = useTemplates(startingIn(country, undefined).country)
  if (templates.isLoadingError) return <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />
  return templates.data ? <Wizard templates={templates.data} /> : null
}

function Wizard({ templates }: { readonly templates: readonly ProductTemplate[] }) {
  const { t } = useTranslation('shell-design')
  const navigate = useNavigate()
  const wizard = usePreBuild(templates)
  const { step: at, goTo: setAt } = wizard
  const [isTold, setTold] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const step = steps[at] ?? 'product'
  const Part = parts[step]
  const isLast = at === steps.length - 1

  const create = async () => {
    setSaving(true)
    try {
      const { id } = await wizard.create()
      await navigate(pathTo(`/bs-build?product=${id}`))
    } catch (error) {
      setFailure(error)
      setAt(0)
    } finally {
      setSaving(false)
    }
  }
  const goOn = () => {
    const isWrong = fieldsOf[step].some((field) => wizard.problems[field])
    setTold(isWrong)
    if (isWrong) return
    if (isLast) void create()
    else setAt(at + 1)
  }
  return (
    <main className={classes.wizard} aria-labelledby="pre-build-step">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <Link className={classes.leave} to={pathTo('/project')}>
          <IconChevronLeft size={16} />
          {t('preBuild.leave')}
        </Link>
        <header>
          <p className={classes.step}>{t('preBuild.stepOf', { step: at + 1, count: steps.length })}</p>
          <h1 id="pre-build-step">{t(`preBuild.steps.${step}`)}</h1>
        </header>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <div className={classes.fields} key={step}>
          <Part {...wizard} problems={isTold ? wizard.problems : {}} />
        </div>
        <div className={classes.buttons}>
          {wizard.isBegun && (
            <Button size="lg" variant="subtle" mr="auto" onClick={wizard.startAgain}>
              {t('preBuild.startAgain')}
            </Button>
          )}
          {at > 0 && (
            <Button size="lg" variant="default" onClick={() => setAt(at - 1)}>
              {t('preBuild.back')}
            </Button>
          )}
          <Button size="lg" type="submit" loading={isSaving}>
            {t(isLast ? 'preBuild.create' : 'preBuild.next')}
          </Button>
        </div>
      </form>
      <Preview {...wizard} />
    </main>
  )
}

function Preview({ shell, body, settings }: Pick<PreBuildState, 'shell' | 'body' | 'settings'>) {
  const { t } = useTranslation('shell-design')
  const [width, setWidth] = useState('desktop')
  const [path, setPath] = useState('/')
  const shown = (shell?.pages ?? []).filter(({ role }) => role === 'questions' || role === 'text')
  const page = shown.find((one) => one.path === path) ?? shown[0]
  return (
    <section className={classes.preview} aria-label={t('preBuild.preview')}>
      <div className={classes.bar}>
        <Select
          aria-label={t('preBuild.page')}
          data={shown.map(({ path: value, title }) => ({ value, label: title }))}
          value={page?.path ?? null}
          onChange={(value) => setPath(value ?? '/')}
          allowDeselect={false}
        />
        <SegmentedControl
          aria-label={t('preBuild.widths')}
          value={width}
          onChange={setWidth}
          data={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`preBuild.width.${value}`) }))}
        />
      </div>
      {page && shell && body && (
        <div className={classes.canvas} data-width={width}>
          <JourneyPreview
            className={classes.frame}
            title={t('preBuild.preview')}
            shell={shell}
            body={body}
            page={page}
            settings={settings}
          />
        </div>
      )}
    </section>
  )
}
