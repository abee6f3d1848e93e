/**
 * An exact number: a quotient of two whole numbers, in lowest terms. Nothing is lost while amounts, ratios and prices
 * are added, multiplied and divided; a rounding stands where somebody wrote one. Source: decision 73.
 */
export class Fraction {
  readonly #top: bigint
  /** Above zero. */
  readonly #bottom: bigint

  private constructor(top: bigint, bottom: bigint) {
    const sign = bottom < 0n ? -1n : 1n
    const shared = bottom === 1n ? 1n : sign * greatestDivisor(top, bottom)
    this.#top = top / shared
    this.#bottom = bottom / shared
  }

  /** The number as it is written in decimals, so 0.1 is a tenth. Throws for what is no number or has no end. */
  static of(value: FractionLike): Fraction {
    if (value instanceof Fraction) return value
    if (Number.isSafeInteger(value)) return new Fraction(BigInt(value), 1n)

    const [digits = '', exponent = '0'] = String(value).split('e')
    const [whole = '', decimals = ''] = digits.split('.')
    const shift = Number(exponent) - decimals.length

    return new Fraction(BigInt(whole + decimals) * powerOfTen(shift), powerOfTen(-shift))
  }

  plus(other: FractionLike): Fraction {
    const that = Fraction.of(other)

    return new Fraction(this.#top * that.#bottom + that.#top * this.#bottom, this.#bottom * that.#bottom)
  }

  minus(other: FractionLike): Fraction {
    return this.plus(Fraction.of(other).times(-1))
  }

  times(other: FractionLike): Fraction {
    const that = Fraction.of(other)

    return new Fraction(this.#top * that.#top, this.#bottom * that.#bottom)
  }

  /** Throws for zero. */
  dividedBy(other: FractionLike): Fraction {
    const that = Fraction.of(other)
    if (that.#top === 0n) throw new RangeError('Nothing can be divided by zero.')

    return new Fraction(this.#top * that.#bottom, this.#bottom * that.#top)
  }

  isBelow(other: FractionLike): boolean {
    const that = Fraction.of(other)

    return this.#top * that.#bottom < that.#top * this.#bottom
  }

  /** To a whole number; a half goes away from zero. */
  rounded(): number {
    return Number(this.#halfAway())
  }

  /** The greatest whole number that is not above it. */
  floor(): number {
    const towardsZero = this.#top / this.#bottom

    return Number(towardsZero * this.#bottom > this.#top ? towardsZero - 1n : towardsZero)
  }

  /** The least whole number that is not below it. */
  ceil(): number {
    return -this.times(-1).floor() + 0
  }

  /** With this many decimals, a half away from zero. */
  toFixed(decimals: number): string {
    const digits = this.times(Fraction.of(10 ** decimals)).#halfAway()
    const text = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0')
    const whole = text.slice(0, text.length - decimals)

    return `${digits < 0n ? '-' : ''}${whole}.${text.slice(text.length - decimals)}`
  }

  /** The nearest number of the machine. */
  toNumber(): number {
    const isExact = magnitude(this.#top) <= exactUpTo && this.#bottom <= exactUpTo
    if (isExact) return Number(this.#top) / Number(this.#bottom)

    const decimals = 25 + String(this.#bottom).length
    return Number(`${(this.#top * powerOfTen(decimals)) / this.#bottom}e-${decimals}`)
  }

  #halfAway(): bigint {
    const twice = 2n * this.#top
    const half = twice < 0n ? -this.#bottom : this.#bottom

    return (twice + half) / (2n * this.#bottom)
  }
}

type FractionLike = number | Fraction

const exactUpTo = BigInt(Number.MAX_SAFE_INTEGER)

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** One where the exponent is below zero. */
function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(Math.max(exponent, 0))
}

function greatestDivisor(top: bigint, bottom: bigint): bigint {
  let [greater, lesser] = [magnitude(top), magnitude(bottom)]
  while (lesser > 0n) [greater, lesser] = [lesser, greater % lesser]

  return greater
}
