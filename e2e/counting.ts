import type { Locator, Page } from '@playwright/test'

/** Does what a person does, and counts it: a click, a chord and a filled field are one each. */
export class Counting {
  count = 0
  page: Page
  private readonly parts: [name: string, from: number][] = []

  constructor(page: Page) {
    this.page = page
  }

  /** What is counted from here on belongs to it. */
  begin(part: string) {
    this.parts.push([part, this.count])
  }

  async click(place: Locator) {
    this.count++
    await place.click()
  }

  async fill(place: Locator, text: string) {
    this.count++
    await place.fill(text)
  }

  /** Words where the caret is: one. */
  async type(words: string) {
    this.count++
    await this.page.keyboard.type(words)
  }

  async press(keys: string) {
    this.count++
    await this.page.keyboard.press(keys)
  }

  button = (name: string | RegExp) =>
    this.click(this.page.getByRole('button', { name, exact: typeof name === 'string' }))
  link = (name: string | RegExp) => this.click(this.page.getByRole('link', { name, exact: typeof name === 'string' }))

  /** Two: the list is opened, then one is taken. */
  async choose(list: Locator, option: string) {
    await this.click(list)
    await this.click(this.page.getByRole('option', { name: option, exact: true }))
  }

  /** "Sign in 3, Questions 13, …: 78 in all". */
  said(): string {
    const ends = [...this.parts.slice(1).map(([, from]) => from), this.count]
    const parts = this.parts.map(([name, from], at) => `${name} ${(ends[at] ?? 0) - from}`)
    return `${parts.join(', ')}: ${this.count} in all`
  }
}
