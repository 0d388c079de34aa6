import pg from "pg";

/** An internal of the driver that its types do not declare. */
type DriversConnection = { describe(message: object): void };
type DriversResult = {
  fields: readonly object[];
  _parsers: readonly unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
};
type DriversQuery = {
  readonly _result: DriversResult;
  _accumulateRows: boolean;
  submit(connection: pg.Connection): void;
  prepare(connection: DriversConnection): void;
  handleRowDescription(message: object): void;
  handleCommandComplete(message: object, connection: DriversConnection): void;
};
type Answered = (error: Error | undefined, result: unknown) => void;

const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[], answered: Answered) => DriversQuery;

/** The columns of a statement's answer, how each is read, and an empty row. */
type Description = Pick<DriversResult, "fields" | "_parsers" | "_prebuiltEmptyResultObject">;

const noColumns: Description = { fields: [], _parsers: undefined, _prebuiltEmptyResultObject: null };

/** Of the statements that one connection has prepared, by their names. */
export type Descriptions = Map<string, Description>;

/**
 * A prepared statement whose answer is described by the server once for each connection. The driver
 * asks again each time, although the server refuses to run a prepared statement whose columns have
 * changed.
 */
export class PreparedQuery extends DriversQuery {
  readonly name: string;
  readonly #descriptions: Descriptions;

  constructor(
    { name, text, values }: { readonly name: string; readonly text: string; readonly values: unknown[] },
    descriptions: Descriptions,
    answered: Answered,
  ) {
    super(text, values, answered);
    this.name = name;
    this.#descriptions = descriptions;
  }

  override prepare(connection: DriversConnection): void {
    const known = this.#descriptions.get(this.name);
    if (known) {
      Object.assign(this._result, known);
      this._accumulateRows = true;
    }
    super.prepare(known ? undescribing(connection) : connection);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#descriptions.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  /** Of an answer without columns the server says so, which the driver does not pass on. */
  override handleCommandComplete(message: object, connection: DriversConnection): void {
    super.handleCommandComplete(message, connection);
    if (!this.#descriptions.has(this.name)) this.#descriptions.set(this.name, noColumns);
  }
}

const undescribingOnes = new WeakMap<DriversConnection, DriversConnection>();

/** The same connection, which does not pass on a request for a description. */
function undescribing(connection: DriversConnection): DriversConnection {
  const known = undescribingOnes.get(connection);
  if (known) return known;
  const made: DriversConnection = Object.create(connection, { describe: { value: () => {} } });
  undescribingOnes.set(connection, made);
  return made;
}
