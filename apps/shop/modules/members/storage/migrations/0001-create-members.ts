import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      member_code text primary key,
      status text not null check (status in ('active', 'inactive')),
      email text,
      email_folded text,
      email_verified_at timestamptz,
      mobile text check (mobile ~ '^8[0-9]{7,12}$'),
      mobile_verified_at timestamptz,
      first_name text not null,
      last_name text not null,
      birth_date date,
      gender text check (gender in ('MALE', 'FEMALE')),
      whatsapp text,
      language text not null,
      created_at timestamptz not null,
      activated_at timestamptz,
      check ((email is null) = (email_folded is null)),
      check (email_verified_at is null or email is not null),
      check (mobile_verified_at is null or mobile is not null),
      check ((status = 'active') = (activated_at is not null))
    )`.execute(db);
  // One account per address and per number (invariant I-15). Unverified claims are exempt, or
  // anyone could keep the owner out (AC-16).
  await sql`create unique index members_verified_email on members (email_folded) where email_verified_at is not null`.execute(
    db,
  );
  await sql`create unique index members_verified_mobile on members (mobile) where mobile_verified_at is not null`.execute(
    db,
  );
  await sql`create index members_claimed_email on members (email_folded) where email_verified_at is null`.execute(db);
  await sql`create index members_claimed_mobile on members (mobile) where mobile_verified_at is null`.execute(db);
  await sql`
    create table member_identities (
      issuer text not null,
      subject text not null,
      channel text not null check (channel in ('google', 'facebook')),
      member_code text not null references members (member_code),
      linked_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index member_identities_of_member on member_identities (member_code)`.execute(db);
  await sql`
    create table pending_identities (
      ticket_digest text primary key,
      flow text not null,
      issuer text not null,
      subject text not null,
      channel text not null check (channel in ('google', 'facebook')),
      email text,
      email_verified boolean not null,
      first_name text,
      last_name text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table email_links (
      token_digest text primary key,
      member_code text not null references members (member_code),
      email_folded text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table email_link_waits (
      member_code text primary key references members (member_code),
      sent integer not null,
      next_at timestamptz not null
    )`.execute(db);
}
