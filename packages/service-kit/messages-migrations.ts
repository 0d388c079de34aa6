import { type Kysely, sql } from "kysely";
import type { ModuleMigrations } from "./migrate.ts";

/** The tables of messages between services, the same in every service's database. */
export const messagesMigrations: ModuleMigrations = {
  module: "messages",
  migrations: {
    "0001-create-outbox-and-inbox": {
      up: async (db: Kysely<unknown>) => {
        await sql`
          create table outbox (
            id uuid primary key,
            position bigint generated always as identity,
            topic text not null,
            message_key text not null,
            payload jsonb not null,
            due_at timestamptz not null,
            attempts integer not null default 0,
            failure text,
            parked_at timestamptz
          )`.execute(db);
        await sql`create index outbox_due on outbox (due_at) where parked_at is null`.execute(db);
        await sql`create index outbox_key on outbox (message_key, position) where parked_at is null`.execute(db);
        await sql`
          create table inbox (
            source text not null,
            message_id text not null,
            received_at timestamptz not null default now(),
            primary key (source, message_id)
          )`.execute(db);
      },
    },
    "0002-create-used-assertions": {
      up: async (db: Kysely<unknown>) => {
        await sql`
          create table used_assertions (
            issuer text not null,
            assertion_id uuid not null,
            expires_at timestamptz not null,
            primary key (issuer, assertion_id)
          )`.execute(db);
        await sql`create index used_assertions_expired on used_assertions (expires_at)`.execute(db);
      },
    },
    "0003-keep-the-trace-of-a-message": {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table outbox add column trace text`.execute(db);
      },
    },
    "0004-find-old-messages": {
      up: async (db: Kysely<unknown>) => {
        await sql`create index inbox_received on inbox (received_at)`.execute(db);
      },
    },
    "0005-take-messages-by-topic": {
      up: async (db: Kysely<unknown>) => {
        await sql`create index outbox_due_by_topic on outbox (topic, due_at) where parked_at is null`.execute(db);
        await sql`drop index outbox_due`.execute(db);
      },
    },
  },
};
