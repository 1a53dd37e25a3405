// Only the components. Field definitions are plain data beside them, so the bundler leaves them out.
import type { BlockView } from './definition.ts'
import { AddOns } from './views/add-ons.tsx'
import { Button } from './views/button.tsx'
import { CheckAnswers } from './views/check-answers.tsx'
import { Checkout } from './views/checkout.tsx'
import { CodeField } from './views/code-field.tsx'
import { Columns } from './views/columns.tsx'
import { Declarations } from './views/declarations.tsx'
import { Divider } from './views/divider.tsx'
import { Documents } from './views/documents.tsx'
import { Faq } from './views/faq.tsx'
import { Features } from './views/features.tsx'
import { Hero } from './views/hero.tsx'
import { Main } from './views/main.tsx'
import { Note } from './views/note.tsx'
import { OrderSummary } from './views/order-summary.tsx'
import { Picture } from './views/picture.tsx'
import { PlanPicker } from './views/plan-picker.tsx'
import { Progress } from './views/progress.tsx'
import { Questions } from './views/questions.tsx'
import { RegulatoryFooter } from './views/regulatory-footer.tsx'
import { Section } from './views/section.tsx'
import { SiteHeader } from './views/site-header.tsx'
import { SoFar } from './views/so-far.tsx'
import { Text } from './views/text.tsx'
import { ThankYou } from './views/thank-you.tsx'

export const views: Readonly<Record<string, BlockView>> = {
  AddOns,
  Button,
  Divider,
  Documents,
  Section,
  CheckAnswers,
  Checkout,
  CodeField,
  Columns,
  Declarations,
  Faq,
  Features,
  Hero,
  Main,
  Note,
  OrderSummary,
  Picture,
  PlanPicker,
  Progress,
  Questions,
  RegulatoryFooter,
  SiteHeader,
  SoFar,
  Text,
  ThankYou,
}
