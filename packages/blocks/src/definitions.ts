// Every block with its fields: for the editor and for the making of releases. The browser imports views.ts.
import type { BlockDefinition } from './definition.ts'
import { addOns } from './views/add-ons.tsx'
import { button } from './views/button.tsx'
import { checkAnswers } from './views/check-answers.tsx'
import { checkout } from './views/checkout.tsx'
import { columns } from './views/columns.tsx'
import { component } from './views/component.tsx'
import { declarations } from './views/declarations.tsx'
import { divider } from './views/divider.tsx'
import { documents } from './views/documents.tsx'
import { faq } from './views/faq.tsx'
import { features } from './views/features.tsx'
import { hero } from './views/hero.tsx'
import { main } from './views/main.tsx'
import { note } from './views/note.tsx'
import { orderSummary } from './views/order-summary.tsx'
import { picture } from './views/picture.tsx'
import { planPicker } from './views/plan-picker.tsx'
import { progress } from './views/progress.tsx'
import { questions } from './views/questions.tsx'
import { regulatoryFooter } from './views/regulatory-footer.tsx'
import { section } from './views/section.tsx'
import { siteHeader } from './views/site-header.tsx'
import { soFar } from './views/so-far.tsx'
import { text } from './views/text.tsx'
import { thankYou } from './views/thank-you.tsx'

/** In the order in which the editor offers them. */
export const definitions: Readonly<Record<string, BlockDefinition>> = {
  Hero: hero,
  Section: section,
  Features: features,
  Faq: faq,
  Questions: questions,
  PlanPicker: planPicker,
  AddOns: addOns,
  SoFar: soFar,
  OrderSummary: orderSummary,
  CheckAnswers: checkAnswers,
  Declarations: declarations,
  Checkout: checkout,
  Documents: documents,
  ThankYou: thankYou,
  Text: text,
  Picture: picture,
  Button: button,
  Columns: columns,
  Note: note,
  Divider: divider,
  SiteHeader: siteHeader,
  Progress: progress,
  Main: main,
  Component: component,
  RegulatoryFooter: regulatoryFooter,
}
