import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The sweeps over everything: what begins them last ends alone, with half of the machine idle. */
const longest = [/e2e\/screens/, /sweeps\/leaks/, /e2e\/journey\/buy/, /e2e\/(body|company|sign-up|rating)\.test/]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((pattern) => pattern.test(moduleId))
  return rank < 0 ? longest.length : rank
}

/** The same order everywhere: a fresh machine does not know yet how long each file takes, and would go by its size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
