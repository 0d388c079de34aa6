create database gelora_club;
